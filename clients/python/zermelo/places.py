"""Where answers come from: the command, or a server over HTTP."""

import json
import os
import shlex
import subprocess
import urllib.error
import urllib.parse
import urllib.request

from .answers import ZermeloError


class Command:
    """The command ``zermelo``, or the words given, or those of the variable ZERMELO_COMMAND; each call starts it once."""

    def __init__(self, words=None, timeout=None):
        given = os.environ.get("ZERMELO_COMMAND")
        self.words = list(words) if words else shlex.split(given) if given else ["zermelo"]
        self.timeout = timeout

    def solve(self, game, options):
        return self._json(["solve", "-"], options, game)

    def values(self, games, options):
        lines = [json.dumps({"id": at, "game": game, "ask": ["value"], **options}) for at, game in enumerate(games)]
        out = self._run(["batch"], "\n".join(lines) + "\n", (0, 2, 3)).splitlines()
        replies = {reply.get("id"): reply for reply in map(json.loads, out)}
        return [_row(game, replies[at]) for at, game in enumerate(games)]

    def nimbers(self, code, to):
        return self._json(["nimbers", "--", code], {"to": to}, "")

    def exam(self, rules, options):
        return self._json(["exam", "-"], options, rules)

    def check(self, program, game, options):
        named = [f"--{name}={option}" for name, option in options.items()]
        words = [*self.words, "check", "--against=-", "--lang=en", "--json", *named, "--", game]
        try:
            asking = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        except FileNotFoundError:
            raise self._missing() from None
        with asking:
            try:
                for line in asking.stdout:
                    if not line.startswith(b'{"input"'):
                        return self._document((line + asking.stdout.read()).decode())
                    asking.stdin.write(json.dumps(_reply(program, json.loads(line)["input"])).encode() + b"\n")
                    asking.stdin.flush()
            finally:
                asking.kill()
        return self._document("")

    def _json(self, words, options, text):
        named = [f"--{name}={option}" for name, option in options.items()]
        return self._document(self._run([words[0], "--lang=en", "--json", *named, *words[1:]], text, range(256)))

    def _document(self, out):
        try:
            document = json.loads(out)
        except ValueError:
            raise ZermeloError("internal", f"'{self.words[0]}' gave no document: {out[:200]!r}") from None
        if "error" in document:
            raise ZermeloError(document["error"]["kind"], document["error"]["message"])
        return document

    def _missing(self):
        return ZermeloError("missing", f"No command '{self.words[0]}'. Name it in ZERMELO_COMMAND.")

    def _run(self, words, text, codes):
        try:
            done = subprocess.run(self.words + words, input=text.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=self.timeout)
        except FileNotFoundError:
            raise self._missing() from None
        except subprocess.TimeoutExpired:
            raise ZermeloError("unfinished", f"No answer within {self.timeout} s. Try a smaller game.") from None
        if done.returncode not in codes:
            raise ZermeloError("internal", done.stderr.decode(errors="replace").strip())
        return done.stdout.decode()


class Server:
    """A running ``zermelo serve``."""

    def __init__(self, address="http://127.0.0.1:8017", timeout=None):
        self.address = address.rstrip("/")
        self.timeout = timeout

    def solve(self, game, options):
        return self._ask("position", {"game": game, **options})["answer"]

    def values(self, games, options):
        rows = []
        for game in games:
            try:
                rows.append(_row(game, self.solve(game, options)))
            except ZermeloError as error:
                rows.append({"game": game, "error": str(error)})
        return rows

    def nimbers(self, code, to):
        return self._ask("nimbers", {"code": code, "to": to})

    def check(self, program, game, options):
        raise ZermeloError("refused", "A server does not check programs. Ask the command, zermelo.check(..).")

    def exam(self, rules, options):
        return self._ask("exam", {"rules": rules, **options})

    def _ask(self, call, parameters):
        body = json.dumps({"lang": "en", **parameters}).encode()
        request = urllib.request.Request(f"{self.address}/api/v1/{call}", body, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as refused:
            error = json.load(refused)["error"]
            raise ZermeloError(error["kind"], error["message"]) from None
        except urllib.error.URLError as missing:
            raise ZermeloError("missing", f"No server at {self.address}: {missing.reason}. Start 'zermelo serve'.") from None


def _reply(program, text):
    try:
        return {"output": str(program(text))}
    except Exception as error:  # what a program raises is what is told of it
        return {"error": f"{type(error).__name__}: {error}"}


def _row(game, document):
    if "error" in document:
        return {"game": game, "error": document["error"]["message"]}
    return {"game": game, **document["value"]}
