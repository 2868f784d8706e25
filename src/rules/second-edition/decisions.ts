/** What the active player has to decide between actions: contradiction, the order of replacements, "may" inside a text. */
import { wordIn, cardsIn } from '../../engine/kernel/frames.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import { rememberingOnce } from '../../engine/kernel/remembering.ts';
import { mechanism } from '../../engine/kernel/procedure.ts';
import type { Candidate, CardNumber, Request } from '../../engine/asking/request.ts';
import {
  contradictionKey,
  circleKey,
  openCircle,
  contested,
  replacementKey,
  undecidedReplacements,
} from '../../effects/standing/index.ts';
import { contradiction } from '../../effects/meaning.ts';
import { beginStateText } from '../shared/state-texts.ts';
import { yesNoProcedure } from '../shared/yes-no.ts';
import { checkEnd } from './winning.ts';

/** Before a step: is the game over, is there something to be settled? True if the engine must go on with that first. */
export function settle(engine: Engine): boolean {
  const { frames } = engine;
  if (frames.at(-1)?.procedure === decision.name) return false;
  const isBetween = frames.length <= 2 && frames.at(-1)?.procedure === 'turn';
  if (isBetween && (checkEnd(engine) || beginStateText(engine))) return true;
  const open = openQuestion(engine);
  if (open) askDecision(engine, open);
  return open !== null;
}

/** Something only the active player can decide: between which cards, under which name it is remembered. */
interface Question {
  readonly question: string;
  readonly cards: readonly CardNumber[];
  readonly prompt: string;
}

const openQuestion = rememberingOnce(
  (engine: Engine): Question | null =>
    openContradiction(engine) ?? openCircleQuestion(engine) ?? openReplacement(engine),
);

function openContradiction(engine: Engine): Question | null {
  const circle = contradiction(engine);
  if (circle.length === 0) return null;
  return { question: contradictionKey(engine, circle), cards: circle, prompt: 'Which of these loses its text?' };
}

function openCircleQuestion(engine: Engine): Question | null {
  const cards = openCircle(engine);
  if (cards.length === 0) return null;
  return { question: circleKey(engine, cards), cards, prompt: 'Which of these texts does not take place?' };
}

function openReplacement(engine: Engine): Question | null {
  for (const { key, cards } of contested(engine)) {
    for (const card of cards) {
      const group = undecidedReplacements(engine, card, key);
      if (!group) continue;
      return {
        question: replacementKey(card, group),
        cards: group.map((item) => item.context.source.card),
        prompt: `Which comes last for ${engine.definitionOf(card).title}?`,
      };
    }
  }
  return null;
}

function askDecision(engine: Engine, { question, cards, prompt }: Question): void {
  engine.push('decision', { cards: { cards: cards.map((card) => engine.ref(card)) }, words: { question, prompt } });
}

const DECIDES = ['2E-EFFECT-03', '2E-MODIFY-05'];

export const decision = mechanism('decision', [
  {
    label: 'decision',
    rules: DECIDES,
    asks: {
      always: true,
      request: (engine, frame): Request => {
        const from: Candidate[] = cardsIn(frame, 'cards').map((ref) => ({ kind: 'card', card: ref.card }));
        const rules = frame.words.question?.startsWith('last') === false ? ['2E-EFFECT-03'] : ['2E-MODIFY-05'];
        return {
          kind: 'choose',
          player: engine.turn.player,
          prompt: wordIn(frame, 'prompt'),
          options: [{ verb: 'choose', rules, selection: { from, min: 1, max: 1, ordered: false, example: [0] } }],
          rules,
        };
      },
      answered: (engine, frame, _option, chosen) => {
        const [first] = chosen;
        const answer = first?.kind === 'card' ? first.card : 0;
        engine.emit({
          type: 'decided',
          player: engine.turn.player,
          question: wordIn(frame, 'question'),
          answer,
        });
      },
    },
  },
]);

/** "May" or "choose to" inside an effect that is being carried out. */
export const yesNo = yesNoProcedure(['2E-RESP-10']);
