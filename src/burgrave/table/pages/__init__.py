"""The pages that people see: the lobby, new tables, the table itself, score sheets, rules, accounts."""
