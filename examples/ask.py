"""Asks a running `zermelo serve` over HTTP, with the standard library alone: python3 ask.py GAME [ADDRESS]."""

import json
import sys
import urllib.error
import urllib.parse
import urllib.request


def ask(address, call, **parameters):
    """The document that the server answers with; its own sentence where it refuses."""
    url = f"{address}/api/v1/{call}?{urllib.parse.urlencode(parameters)}"
    try:
        with urllib.request.urlopen(url) as reply:
            return json.load(reply)
    except urllib.error.HTTPError as refused:
        sys.exit(json.load(refused)["error"]["message"])


if __name__ == "__main__":
    game = sys.argv[1]
    address = sys.argv[2] if len(sys.argv) > 2 else "http://127.0.0.1:8017"
    answer = ask(address, "position", game=game)["answer"]
    print(game, answer["value"])
    for move in answer["moves"]:
        if move["best"]:
            print("best:", move["move"])
