"""Prints the results for each query of a JSON list on standard input, as lists of kind, id and certainty."""

import json
import sys

from open_print_data import OpenPrintData

data = OpenPrintData(sys.argv[1])
found = [[[one.kind, one.id, one.sure] for one in data.find(query)] for query in json.load(sys.stdin)]
json.dump(found, sys.stdout)
