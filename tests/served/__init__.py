"""The table as it is really served: processes, databases and clients for tests, faults and load."""
