// Clicking narrows. An action is a verb and a path of elements; clicks in any order leave those whose paths hold every clicked element.

import { isPhone } from "./table-page.js";

const cost = (action) => action.badges.reduce((sum, badge) => sum + Math.max(0, -badge.count), 0);
const byCost = (one, other) => cost(one) - cost(other);

export class Narrowing {
  /** isWay(element): only a way to pay (or not drawn at all), so never worth a click of its own. */
  constructor(choices, isWay) {
    this.actions = choices.mine ? choices.actions : [];
    this.isWay = isWay;
    this.clicked = [];
    this.verb = null;
    this.buttons = buttonVerbs(this.actions, choices.verbs, isWay);
  }

  /** The actions that still fit. */
  get left() {
    return this.actions.filter((action) => this.fits(action));
  }

  fits(action) {
    return (!this.verb || action.verb === this.verb) && this.clicked.every((element) => action.path.includes(element));
  }

  get isBegun() {
    return this.clicked.length > 0 || this.verb !== null;
  }

  /** Once something was clicked: elements that every action left needs, as good as clicked. */
  get implied() {
    const left = this.left;
    if (!left.length || !this.isBegun) return [];
    return left[0].path.filter((element) => !this.clicked.includes(element) && left.every((action) => action.path.includes(element)));
  }

  /** Elements whose click narrows further, each with the actions behind it. */
  get lit() {
    const found = new Map();
    const done = new Set([...this.clicked, ...this.implied]);
    for (const action of this.left)
      for (const element of action.path)
        if (!done.has(element)) found.set(element, [...(found.get(element) ?? []), action]);
    return found;
  }

  /** The one action left; null while there are several. */
  get single() {
    const left = this.left;
    return this.isBegun && left.length === 1 ? left[0] : null;
  }

  /** What is left when it differs only in the way to pay, cheapest first; else nothing. */
  get ways() {
    const left = this.left;
    if (!this.isBegun || left.length < 2) return [];
    const bare = (action) => action.path.filter((element) => !this.isWay(element)).join(" ");
    const alike = left.every((action) => bare(action) === bare(left[0])) && bare(left[0]) !== "";
    const pressed = this.verb && left.every((action) => action.path.every((element) => this.isWay(element) || this.clicked.includes(element)));
    return alike || pressed ? left.sort(byCost) : [];
  }

  /** Click an element: narrow, or take the click back when it was clicked already. False: it leads nowhere. */
  click(element) {
    if (this.clicked.includes(element)) {
      this.clicked = this.clicked.filter((other) => other !== element);
      return true;
    }
    if (this.implied.includes(element)) {
      this.back();
      return true;
    }
    if (!this.lit.has(element)) return false;
    this.clicked.push(element);
    return true;
  }

  /** Which of some elements that are alike a click on one of them means: the first that is free, or of those taken the last. */
  among(alike, element) {
    const taken = alike.filter((one) => this.clicked.includes(one));
    return this.clicked.includes(element) ? taken.at(-1) : (alike.find((one) => this.lit.has(one)) ?? element);
  }

  /** Press the button of a verb, or let it go again. Returns an action that is complete as it stands, if that is what was meant. */
  press(verb) {
    if (this.verb === verb) {
      this.verb = null;
      return null;
    }
    const left = this.left.filter((action) => action.verb === verb);
    if (!left.length) return null;
    const whole = left.filter((action) => action.path.every((element) => this.clicked.includes(element)));
    if (whole.length === 1) return whole[0];
    this.verb = verb;
    return null;
  }

  /** Take back the last click. */
  back() {
    if (this.verb !== null && !this.clicked.length) this.verb = null;
    else if (this.clicked.length) this.clicked.pop();
    return this.isBegun;
  }

  clear() {
    this.clicked = [];
    this.verb = null;
  }

  /** Go on with another's clicks, as far as they still lead somewhere (the table was drawn again). */
  follow(other) {
    const actions = this.actions.filter((action) => !other.verb || action.verb === other.verb);
    if (actions.length) this.verb = other.verb;
    for (const element of other.clicked) if (this.lit.has(element)) this.clicked.push(element);
    if (this.single) this.clear();
  }

  /** The cheapest of some actions. */
  static cheapest(actions) {
    return [...actions].sort(byCost)[0];
  }

  static cost(action) {
    return cost(action);
  }
}

/** Whether a game wants a button for a verb: everywhere, or only on a phone. */
const isPressed = (verb) => (verb?.button === "phone" ? isPhone() : verb?.button);

/** Verbs that are clicked themselves: their path is empty, or another action's path holds it and goes on to something on the board. */
function buttonVerbs(actions, verbs, isWay) {
  const found = new Set(actions.filter((action) => !action.path.length || isPressed(verbs[action.verb])).map((action) => action.verb));
  for (const action of actions) {
    if (found.has(action.verb)) continue;
    const within = (other) =>
      other !== action && action.path.every((element) => other.path.includes(element)) && other.path.some((element) => !action.path.includes(element) && !isWay(element));
    if (actions.some(within)) found.add(action.verb);
  }
  return found;
}
