/** Decks a scenario begins with, cards it wants refused, and what is expected of the check of either. */
import { hasErrors } from '../catalog/index.ts';
import type { PositionSetup, Ruleset } from '../engine/index.ts';
import type { Wrong } from './check.ts';
import type { Failure } from './run-scenario.ts';
import type { Fact, FaultyCard, WrittenDeck } from './scenario.ts';

/** A deck as its edition's rules of construction find it. */
export interface CheckedDeck {
  readonly player: string;
  readonly cards: number;
  /** Every rule that was asked. */
  readonly rules: readonly string[];
  readonly breaches: readonly { readonly rules: readonly string[]; readonly message: string }[];
  readonly warnings: readonly {
    readonly rules: readonly string[];
    readonly message: string;
    readonly cards: readonly string[];
  }[];
}

/** Asks every rule of construction of a deck; what is wrong with the list itself counts too. */
export function checkDeckOf(
  { name, parts, problems }: WrittenDeck,
  { deckRules, deckWarnings = [] }: Ruleset,
  agreed: PositionSetup['slices'],
): CheckedDeck {
  return {
    player: name,
    cards: Object.values(parts).flat().length,
    rules: [...deckRules, ...deckWarnings].flatMap(({ rules }) => rules),
    breaches: [
      ...problems.filter(({ severity }) => severity === 'error').map(({ rules = [], message }) => ({ rules, message })),
      ...deckRules.flatMap(({ rules, check }) => {
        const message = check(parts, agreed);
        return message === null ? [] : [{ rules, message }];
      }),
    ],
    warnings: deckWarnings.flatMap(({ rules, of }) => of(parts).map((one) => ({ rules, ...one }))),
  };
}

/** The deck for a trace: what it breaks, or which rules it keeps. */
export function deckLines({ player, cards, rules, breaches, warnings }: CheckedDeck): readonly string[] {
  const kept =
    breaches.length === 0 ? [`  ${player}'s deck: ${cards} cards, legal [${[...new Set(rules)].join(' ')}]`] : [];
  return [
    ...kept,
    ...breaches.map((one) => `  ${player}'s deck: ${one.message} [${one.rules.join(' ')}]`),
    ...warnings.map((one) => `  ${player}'s deck, warning: ${one.message} [${one.rules.join(' ')}]`),
  ];
}

/** Exactly these rules are broken, or (`deck check`) at least these and none if none is named; the check warns of at least these cards, or of so many things. */
export function checkDecks(
  fact: Extract<Fact, { is: 'breaches' | 'deck check' | 'warnings' }>,
  decks: readonly CheckedDeck[],
): readonly Wrong[] {
  const deckOf = (player: string): CheckedDeck | undefined => decks.find((deck) => deck.player === player);
  if (fact.is === 'deck check') {
    return fact.of.flatMap(([player, ids]) => {
      const breaches = deckOf(player)?.breaches ?? [];
      const isSo =
        ids.length === 0 ? breaches.length === 0 : ids.every((id) => breaches.some(({ rules }) => rules.includes(id)));
      const actual = breaches.map(({ rules, message }) => `${message} [${rules.join(' ')}]`).join('; ') || 'none';
      return isSo ? [] : [{ expected: `errors of ${player}'s deck: [${ids.join(', ')}]`, actual }];
    });
  }
  if (fact.is === 'breaches') {
    return fact.of.flatMap(([player, ids]) => {
      const broken = [...new Set(deckOf(player)?.breaches.flatMap(({ rules }) => rules))];
      const isSame = broken.length === ids.length && ids.every((id) => broken.includes(id));
      return isSame
        ? []
        : [{ expected: `${player}'s deck breaks [${ids.join(', ')}]`, actual: `[${broken.join(', ')}]` }];
    });
  }
  return fact.of.flatMap(([player, wanted]) => {
    const warnings = deckOf(player)?.warnings ?? [];
    const actual = `[${warnings.map(({ message }) => message).join('; ')}]`;
    if (typeof wanted === 'number')
      return warnings.length === wanted ? [] : [{ expected: `${wanted} warnings of ${player}'s deck`, actual }];
    const named = new Set(warnings.flatMap(({ cards }) => cards));
    return wanted
      .filter(({ card }) => !named.has(card))
      .map(({ card }) => ({ expected: `a warning of "${card}" in ${player}'s deck`, actual }));
  });
}

/** Cards that must be reported as errors: what is, and those that load. */
export function checkFaulty(cards: readonly FaultyCard[]): {
  readonly trace: readonly string[];
  readonly failures: readonly Failure[];
} {
  const loading = cards.filter(({ problems }) => !hasErrors(problems));
  return {
    trace: cards.flatMap(({ name, problems, rules }) =>
      problems.map(({ message, rules: broken = rules }) => {
        const cited = broken.length > 0 ? ` [${broken.join(' ')}]` : '';
        return `  faulty ${name}: ${message}${cited}`;
      }),
    ),
    failures: loading.map(({ name, where }) => ({
      line: where.line,
      expected: `"${name}" to be reported as an error`,
      actual: 'it loads',
    })),
  };
}
