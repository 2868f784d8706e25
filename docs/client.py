# A program that plays a game against the bot: python3 docs/client.py --seed 7 (or any other words of `spaceline play`).
import json
import subprocess
import sys
from pathlib import Path

program = Path(__file__).resolve().parent.parent / "bin" / "spaceline"
words = ["node", str(program), "play", "--json", *sys.argv[1:]]
game = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1)

# What this player would rather do, the first first; whatever is asked besides gets its first option.
WISHES = ["play", "attempt", "draw", "end", "pass"]


def say(message):
    game.stdin.write(json.dumps(message) + "\n")
    game.stdin.flush()


def answer_to(request):
    """The number of an option, and of a list the positions in `selection.from`: the example is always legal."""
    verbs = [option["verb"] for option in request["options"]]
    wish = next((wish for wish in WISHES if wish in verbs), verbs[0])
    option = verbs.index(wish)
    selection = request["options"][option].get("selection")
    return {"option": option, **({} if selection is None else {"chosen": selection["example"]})}


for line in game.stdout:
    message = json.loads(line)
    kind = message["type"]
    if kind == "event" and "text" in message:
        print(message["text"])
    elif kind == "request":
        say({"answer": answer_to(message["request"])})
    elif kind in ("refused", "error"):
        sys.exit(message["message"])
    elif kind == "over":
        print(f"{' and '.join(message['winners']) or 'nobody'} won: {message['reason']}")
        game.stdin.close()
sys.exit(game.wait())
