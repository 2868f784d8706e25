/** `decks`: those that a visitor brought, kept with their key. */
import { sorry, tell, type Carried } from './carried.ts';
import { status } from './programs.ts';
import { parsed } from './words.ts';

/** Carries out a command about decks; its status. */
export async function deckCommand(carried: Carried, words: readonly string[]): Promise<number> {
  const read = parsed(words, ['--json', '--ruleset']);
  if (typeof read === 'string') return sorry(carried, read);
  const [what = 'list', ...rest] = read.words;
  const name = rest.join(' ');
  const { hall, wire } = carried;
  const { person } = wire.visitor;
  const { people } = hall;
  switch (what) {
    case 'list': {
      const decks = people.decks(person);
      if (read.has('--json'))
        return tell(
          carried,
          decks.map((deck) => JSON.stringify({ deck })),
        );
      return tell(carried, decks.length === 0 ? ['You have no decks here; bring one: decks put NAME < FILE'] : decks);
    }
    case 'put': {
      const bytes = await allOf(carried);
      const failure =
        bytes === null
          ? `a deck has at most ${hall.options.limits.deckBytes} bytes`
          : hall.bringDeck(person, name, bytes, wire.visitor.address);
      return failure === null
        ? tell(carried, [`The deck ${name} is here; decks check checks it.`])
        : sorry(carried, failure);
    }
    case 'get': {
      const text = people.deckText(person, name);
      if (text === null) return sorry(carried, 'you have no deck of that name here');
      wire.write(text);
      return status.fine;
    }
    case 'check': {
      if (people.deckFile(person, name) === null) return sorry(carried, 'you have no deck of that name here');
      const options = [
        ...(read.has('--json') ? ['--json'] : []),
        ...(read.ruleset === null ? [] : ['--ruleset', read.ruleset]),
      ];
      return carried.programs.run(wire, ['deck', 'check', ...options, '--', `${name}.txt`], people.decksOf(person));
    }
    case 'drop':
      return people.dropDeck(person, name) ? tell(carried, [`The deck ${name} is gone.`]) : sorry(carried, 'you have no deck of that name here'); // prettier-ignore
    default:
      return sorry(carried, 'decks takes list, put, get, check or drop');
  }
}

/** What comes in, up to its end; null where it is more than a deck may have. */
function allOf({ wire, hall }: Carried): Promise<Uint8Array | null> {
  const { deckBytes } = hall.options.limits;
  const parts: Uint8Array[] = [];
  let length = 0;
  return new Promise((resolve) => {
    wire.readBy({
      push(bytes) {
        length += bytes.length;
        if (length > deckBytes) resolve(null);
        else parts.push(bytes);
      },
      ended: () => resolve(length > deckBytes ? null : Buffer.concat(parts)),
    });
  });
}
