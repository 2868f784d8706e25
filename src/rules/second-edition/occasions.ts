/** What is responded to, in words after the player's name: `overcomes a dilemma`. */
const OCCASIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    play: 'plays a card',
    draw: 'draws cards',
    place: 'places cards',
    take: 'takes cards into hand',
    select: 'selects cards at random',
    choose: 'chooses cards',
    name: 'names something',
    score: 'scores points',
    losePoints: 'loses points',
    command: 'gains command',
    loseCommand: 'loses command',
    toDiscardPile: 'places cards in the discard pile',
    useSkill: 'uses a skill',
    attempt: 'attempts a mission',
    complete: 'completes a mission',
    drawDilemmas: 'draws dilemmas',
    chooseDilemmas: 'chooses dilemmas',
    prevent: 'prevents something',
    gain: 'gains something',
    spendCounter: 'spends counters',
    endAttempt: 'ends a mission attempt',
    revealDilemma: 'reveals a dilemma',
    face: 'faces a dilemma',
    overcome: 'overcomes a dilemma',
    checkRequirements: 'checks the requirements of a mission',
    failAttempt: 'fails a mission attempt',
    battle: 'is in a battle',
    winBattle: 'wins a battle',
    wonBattle: 'has won a battle',
    endBattle: 'ends a battle',
    loseBattle: 'loses a battle',
    start: 'begins',
    startTurn: 'begins the turn',
    endTurn: 'ends the turn',
  }),
);

/** Verbs whose third person is not made with `s`. */
const ENDINGS = /(?:s|x|ch|sh)$/;

/** An event of a text as something a player does; a plain verb speaks of cards. */
export function occasionOf(name: string): string {
  return OCCASIONS.get(name) ?? `${name}${ENDINGS.test(name) ? 'es' : 's'} cards`;
}
