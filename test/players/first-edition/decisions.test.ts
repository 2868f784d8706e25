/** What the bot of First Edition decides: positions of the usual cards, and what it does there. */
import { describe, expect, it } from 'vitest';
import { shippedCasts, shippedLibrary } from '../../../src/catalog/index.ts';
import { notCarriedOut } from '../../../src/effects/gate.ts';
import type { Game } from '../../../src/engine/game.ts';
import { chanceFrom } from '../../../src/players/chance.ts';
import { firstEditionPlayer } from '../../../src/players/first-edition/index.ts';
import { premiereWords } from '../../../src/rules/first-edition/edition-words.ts';
import { premiere1994 } from '../../../src/rules/first-edition/index.ts';
import { begin, readScenario, type Editions } from '../../../src/scenarios/index.ts';
import { loadRuleIds } from '../../../src/rules/ledger.ts';

const editions: Editions = {
  rulesets: { 'premiere-1994': premiere1994 },
  usual: 'premiere-1994',
  words: () => premiereWords,
  library: () => shippedLibrary(premiereWords, notCarriedOut),
  ruleIds: await loadRuleIds(),
  casts: shippedCasts(),
};

/** A game in which it is kirk's turn to give orders, or to play a card. */
function at(spaceline: string, more = '', segment = 'orders'): Game {
  const text = `scenario: a decision
ruleset: premiere-1994
cast: premiere-1994
spaceline:
${spaceline}
${more === '' ? 'players: {kirk: {}, spock: {}}' : more}
segment: ${segment}
steps: []
`;
  const { scenario, problems } = readScenario(text, 'decision.yaml', editions);
  const game = scenario === null ? null : begin(scenario, editions);
  if (game === null || 'problem' in game) throw new Error(JSON.stringify(game ?? problems));
  return game;
}

const PARTS = ['card', 'at', 'on', 'aboard', 'to', 'from', 'with'] as const;

/** What the bot answers, in titles, and takes it. */
function decide(game: Game): string {
  const { request } = game;
  if (request === null) throw new Error('nobody is asked');
  const answer = firstEditionPlayer(game.glance(request.player), request, chanceFrom(1, request.player, 1));
  const option = request.options[answer.option];
  if (option === undefined) throw new Error('no such option');
  const title = (card: number): string => game.definition(card).title;
  const parts = PARTS.flatMap((part) => (option[part] === undefined ? [] : [title(option[part])]));
  const chosen = (answer.chosen ?? []).flatMap((index) => {
    const one = option.selection?.from[index];
    return one?.kind === 'card' ? [title(one.card)] : [];
  });
  const taken = game.answer(answer);
  if ('refused' in taken) throw new Error(taken.reason);
  return [option.verb, ...parts, ...(chosen.length > 0 ? [`[${chosen.join(', ')}]`] : [])].join(' ');
}

/** Goes on deciding until somebody else is asked, or something else. */
function decideAll(game: Game): readonly string[] {
  const { player, kind } = game.request ?? {};
  const decided: string[] = [];
  while (game.request?.player === player && game.request?.kind === kind && decided.length < 20)
    decided.push(decide(game));
  return decided;
}

/** Spock lets a turn go by. */
function passTurn(game: Game): void {
  while (game.request?.player === 1) {
    const option = game.request.options.findIndex(({ verb }) => verb === 'end');
    game.answer({ option });
  }
}

describe('orders', () => {
  const home = "outposts: [{outpost: Klingon Outpost, here: [Klag, Gorath, Vekma]}], ships: [I.K.C. K'Vort]";

  it('takes those who meet a mission aboard, flies there, beams them down and attempts it', () => {
    const game = at(`  - mission: Far Sun
    kirk: {${home}}
  - {mission: Krios, owner: kirk}
  - mission: Dark Cloud`);
    expect(decideAll(game)).toEqual([
      "load I.K.C. K'Vort Klingon Outpost [Klag, Gorath, Vekma]",
      "move I.K.C. K'Vort Krios",
      "beam Krios I.K.C. K'Vort [Klag, Gorath, Vekma]",
      'attempt Krios',
      // Then everybody is fetched again, and home they go.
      "beam I.K.C. K'Vort Krios [Klag, Gorath, Vekma]",
      "move I.K.C. K'Vort Far Sun",
      'end',
    ]);
  });

  it('attempts a space mission with all who can come aboard', () => {
    const game = at(`  - mission: Deep Rift
    kirk: {${home}}
  - mission: Dark Cloud`);
    expect(decideAll(game)).toEqual([
      "load I.K.C. K'Vort Klingon Outpost [Klag, Gorath, Vekma]",
      "attempt Deep Rift I.K.C. K'Vort",
      'end',
    ]);
  });

  it('needs no ship for a mission where its outpost is', () => {
    const game = at(`  - mission: Krios
    kirk: {outposts: [{outpost: Klingon Outpost, here: [Klag, Gorath]}]}
  - mission: Dark Cloud`);
    expect(decideAll(game)).toEqual(['attempt Krios [Klag, Gorath]', 'end']);
  });

  it('stays at home while nobody has what a mission asks for, or nobody flies the ship', () => {
    const lacking = at(`  - mission: Near Moon
    kirk: {${home}}
  - mission: Far Sun`);
    expect(decide(lacking)).toBe('end');
    const unmanned = at(`  - mission: Near Moon
    kirk: {outposts: [{outpost: Klingon Outpost, here: [Klag, Gorath]}], ships: [U.S.S. Oberth]}
  - mission: Krios`);
    expect(decide(unmanned)).toBe('end');
  });

  it('keeps away from a wall that it has met and cannot pass, and comes back with somebody who can', () => {
    const walled = (more: string): Game =>
      at(`  - mission: Deep Rift
    owner: kirk
    under: [{card: Keep Out, owner: spock}]
    kirk: {ships: [{ship: U.S.S. Oberth, aboard: [La Forge, Ensign${more}]}]}
cards:
  - {title: Keep Out, type: dilemma, dilemma: space, text: "To get past requires Leadership."}`);
    const met = walled('');
    expect(decideAll(met)).toEqual(['attempt Deep Rift U.S.S. Oberth', 'end']);
    passTurn(met);
    expect(decideAll(met)).toEqual(['end']);
    const passed = walled(', Riker');
    expect(decideAll(passed)[0]).toBe('attempt Deep Rift U.S.S. Oberth');
    expect(passed.glance('all').players[0]?.score).toBe(35);
  });

  it('does not count on a skill that something on its ship has taken away', () => {
    const game = at(`  - mission: Deep Rift
    owner: kirk
    under: [{card: Tsiolkovsky Infection, owner: spock}]
    kirk: {ships: [{ship: I.K.C. K'Vort, aboard: [Klag, Gorath]}]}`);
    expect(decideAll(game)).toEqual(["attempt Deep Rift I.K.C. K'Vort", 'end']);
    expect(game.glance('all').players[0]?.score).toBe(0);
  });

  const held = `
cards:
  - {title: Snare, type: dilemma, dilemma: space, text: "Place on ship; ship cannot move. Cure with ENGINEER x2."}
  - {title: Fuse, type: dilemma, dilemma: space, text: "Place on ship. At the end of each turn, RANGE is reduced by 1; if reduced to 0, ship destroyed. Cure with ENGINEER x3."}`;

  it('leaves a ship that is held where it is for another one', () => {
    const game = at(`  - mission: Far Sun
    kirk: {ships: [{ship: I.K.C. K'Vort, aboard: [Klag, Gorath, Vekma], on: [{card: Snare, owner: spock}]}, {ship: I.K.C. K'Vort}]}
  - {mission: Krios, owner: kirk}${held}`);
    expect(decideAll(game).slice(0, 4)).toEqual([
      "beam I.K.C. K'Vort I.K.C. K'Vort [Klag, Gorath, Vekma]",
      "move I.K.C. K'Vort Krios",
      "beam Krios I.K.C. K'Vort [Klag, Gorath, Vekma]",
      'attempt Krios',
    ]);
  });

  it('leaves a ship that will be destroyed, and stays ashore', () => {
    const game = at(`  - mission: Far Sun
    kirk: {outposts: [Klingon Outpost], ships: [{ship: I.K.C. K'Vort, aboard: [Klag, Gorath], on: [{card: Fuse, owner: spock}]}]}
  - mission: Dark Cloud${held}`);
    expect(decideAll(game)).toEqual(["unload Klingon Outpost I.K.C. K'Vort [Klag, Gorath]", 'end']);
  });

  it('fears what it has seeded itself: two go nowhere where one of them would be likely to die', () => {
    const feared = (text: string): Game =>
      at(`  - mission: Krios
    owner: spock
    under: [{card: Fear, owner: kirk}]
    kirk: {here: [Gorath, Gorath], ships: [I.K.C. K'Vort]}
cards:
  - {title: Fear, type: dilemma, dilemma: planet, text: "${text}"}`);
    expect(decide(feared('Unless SECURITY present, entire Away Team is killed. Discard dilemma.'))).toMatch(/^attempt/);
    expect(decide(feared('Unless MEDICAL present, entire Away Team is killed. Discard dilemma.'))).not.toMatch(
      /^attempt/,
    );
  });
});

describe('battles', () => {
  const meeting = (theirs: string, ours = "I.K.C. Qu'Vat"): Game =>
    at(`  - mission: Old Ruins
    kirk: {ships: [{ship: ${ours}, aboard: [Kurn, Gorath]}]}
    spock: {ships: [{ship: ${theirs}, aboard: [Sela, Scout]}]}`);

  it('are begun where they hurt, and not where they do not', () => {
    expect(decide(meeting('Freighter'))).toBe("attack Freighter [I.K.C. Qu'Vat]");
    expect(decide(meeting('Haakona', "I.K.C. K'Vort"))).toBe('end');
  });

  it('are answered where that hurts', () => {
    const answered = (attacker: string): string => {
      const game = at(`  - mission: Old Ruins
    kirk: {ships: [{ship: ${attacker}, aboard: [Kurn, Gorath]}]}
    spock: {ships: [{ship: Haakona, aboard: [Sela, Scout]}]}`);
      const attack = game.request?.options.findIndex(({ verb, selection }) => verb === 'attack' && !selection) ?? -1;
      game.answer({ option: attack });
      return decide(game);
    };
    expect(answered("I.K.C. K'Vort")).toBe("retaliate I.K.C. K'Vort [Haakona]");
    expect(answered("I.K.C. Qu'Vat")).toBe("retaliate I.K.C. Qu'Vat [Haakona]");
  });
});

describe('choices', () => {
  it('an opponent loses the one who is worth most', () => {
    const game = at(`  - mission: Krios
    owner: kirk
    under: [{card: Toxin, owner: spock}]
    kirk: {here: [Vekma, Kurn, Gorath]}`);
    const attempt = game.request?.options.findIndex(({ verb }) => verb === 'attempt') ?? -1;
    game.answer({ option: attempt });
    expect(decide(game)).toBe('choose [Kurn]');
  });
});

describe('cards of the hand', () => {
  const line = `  - mission: Krios
    owner: kirk
    kirk: {outposts: [Klingon Outpost]}`;
  const holding = (hand: string, spaceline = line): Game =>
    at(spaceline, `players: {kirk: {hand: [${hand}]}, spock: {}}`, 'play');

  it('are a ship first, then whoever brings a mission nearer', () => {
    expect(decide(holding("Clerk, I.K.C. K'Vort, Kurn"))).toBe("report I.K.C. K'Vort Klingon Outpost");
    expect(decide(holding('Clerk, Gorath'))).toBe('report Gorath Klingon Outpost');
  });

  it('are a treaty rather than one more personnel, and no second one', () => {
    expect(decide(holding('Gorath, "Treaty: Romulan/Klingon"'))).toBe('play Treaty: Romulan/Klingon');
    const made = at(
      line,
      'players: {kirk: {hand: [Gorath, "Treaty: Romulan/Klingon"], table: ["Treaty: Romulan/Klingon"]}, spock: {}}',
      'play',
    );
    expect(decide(made)).toBe('report Gorath Klingon Outpost');
  });

  it('undo what the other player has in play, and nothing of its own', () => {
    const facing = (kirk: string, spock: string): Game =>
      at(line, `players: {kirk: {hand: [Kevin Uxbridge]${kirk}}, spock: {${spock}}}`);
    expect(decide(facing('', 'table: [Static Warp Bubble]'))).toMatch(/^play Kevin Uxbridge/);
    expect(decide(facing(', table: [Static Warp Bubble]', ''))).toBe('end');
  });

  it('undo what helps the other player most', () => {
    const game = at(
      line,
      'players: {kirk: {hand: [Kevin Uxbridge]}, spock: {table: [Static Warp Bubble, Red Alert!, Pattern Enhancers]}}',
    );
    expect(decide(game)).toBe('play Kevin Uxbridge');
    while (game.request?.kind === 'respond') decide(game);
    expect(decide(game)).toBe('choose [Red Alert!]');
  });

  it('let stopped people act once more only where that completes something', () => {
    const stopped = (mission: string): Game =>
      at(
        `  - mission: ${mission}
    owner: kirk
    kirk: {ships: [{ship: I.K.C. K'Vort, stopped: true, aboard: [{card: Klag, stopped: true}, {card: Gorath, stopped: true}]}]}`,
        'players: {kirk: {hand: [Distortion of Space/Time Continuum]}, spock: {}}',
      );
    expect(decide(stopped('Deep Rift'))).toMatch(/^play Distortion/);
    expect(decide(stopped('Near Moon'))).toBe('end');
  });

  it('end with nothing where nothing can be played', () => {
    expect(decide(holding('Riker'))).toBe('end');
  });
});

describe('the set-up', () => {
  it('lays missions where more of its own are', () => {
    const game = (owner: string, other: string): Game =>
      at(
        `  - {mission: Krios, owner: ${owner}}
  - {mission: Far Sun, owner: ${other}}`,
        'players: {kirk: {missions: [Old Ruins]}, spock: {missions: [Dark Cloud]}}',
        'line',
      );
    const end = (laid: Game): readonly string[] => {
      decide(laid);
      return laid.glance('all').rows?.['spaceline']?.cards.map(({ definition }) => definition.title) ?? [];
    };
    expect(end(game('kirk', 'spock'))[0]).toBe('Old Ruins');
    expect(end(game('spock', 'kirk'))[2]).toBe('Old Ruins');
  });

  const line = `  - {mission: Krios, owner: kirk}
  - {mission: Deep Rift, owner: kirk}
  - {mission: Quiet Colony, owner: spock}
  - {mission: Dark Cloud, owner: spock}`;

  it('seeds its worst dilemmas where the other player will go, and artifacts where it will', () => {
    const seeding = (seeds: string): Game =>
      at(line, `players: {kirk: {seeds: [${seeds}]}, spock: {seeds: [Fever]}}`, 'seed');
    expect(decide(seeding('Rock Fall, Barred Gate'))).toBe('seed Barred Gate Quiet Colony');
    expect(decide(seeding('Mine Field'))).toBe('seed Mine Field Dark Cloud');
    expect(decide(seeding('Old Horn'))).toBe('seed Old Horn Krios');
  });

  it('passes rather than make a mission harder that only it can do', () => {
    const game = at(
      '  - {mission: Krios, owner: kirk}\n  - {mission: Dark Cloud, owner: spock}',
      'players: {kirk: {seeds: [Barred Gate]}, spock: {seeds: [Ion Storm]}}',
      'seed',
    );
    expect(decide(game)).toBe('pass');
  });

  it('establishes its outpost amid the missions that it may attempt', () => {
    const game = at(
      `  - {mission: Lost Probe, owner: spock}
  - {mission: Old Ruins, owner: spock}
  - {mission: Krios, owner: kirk}
  - {mission: Deep Rift, owner: kirk}
  - {mission: Far Sun, owner: kirk}`,
      'players: {kirk: {outposts: [Klingon Outpost]}, spock: {}}',
      'outpost',
    );
    expect(decide(game)).toBe('seed Klingon Outpost Deep Rift');
  });
});
