/** What the steps cite: a rule that the case does not touch is not cited, and refusals name what they offend and no more. */
import { expect, test } from 'vitest';
import { citedIn, tableOf } from './at-table.ts';

const PLAYERS = 'players: {kirk: {}, spock: {}}\nsegment: orders';

/** Positions in which nothing out of the ordinary happens, with rules that must not be cited there. */
const PLAIN: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  [
    'an attempt on a planet',
    `spaceline: [{mission: Krios, kirk: {here: [Gorath, Klag]}}]\n${PLAYERS}`,
    ['kirk: attempt Krios'],
    [
      ...['94-ATT-08', '94-ATT-09', '94-ATT-19', '94-ATT-21', '94-ATT-22', '94-ART-04', '94-ART-06', '94-AFFIL-08'],
      ...['94-HOLO-01', '94-HOLO-03', '94-HOLO-04', '94-HOLO-13', '94-DIL-17', '94-DIL-18', '94-CARD-22'],
    ],
  ],
  [
    'an attempt that fails where no Artifacts lie',
    `spaceline: [{mission: Krios, kirk: {here: [Klag]}}]\n${PLAYERS}`,
    ['kirk: attempt Krios'],
    ['94-ART-04', '94-ATT-15'],
  ],
  [
    'an own Artifact behind a dilemma',
    `spaceline: [{mission: Krios, under: [Fever, {card: Old Horn, owner: kirk}], kirk: {here: [Gorath, Klag, Vekma]}}]\n${PLAYERS}`,
    ['kirk: attempt Krios'],
    ['94-ART-06', '94-ART-07', '94-DIL-17', '94-DIL-18', '94-DIL-14', '94-HOLO-07'],
  ],
  [
    'a Dilemma of the wrong kind',
    `spaceline: [{mission: Krios, under: [Ion Storm], kirk: {here: [Gorath, Klag]}}]\n${PLAYERS}`,
    ['kirk: attempt Krios'],
    ['94-ART-01'],
  ],
  [
    'a second copy',
    `spaceline: [{mission: Krios, under: [Rock Fall, Rock Fall], kirk: {here: [Gorath, Klag, Kurn]}}]\n${PLAYERS}`,
    ['kirk: attempt Krios'],
    ['94-ART-01'],
  ],
  [
    'beaming down and up',
    `spaceline: [{mission: Krios, kirk: {ships: [{ship: I.K.C. K'Vort, as: Bird, aboard: [Klag]}, {ship: I.K.C. K'Vort, as: Wing, aboard: [Gorath]}]}}]\n${PLAYERS}`,
    ['kirk: beam Klag to Krios', 'kirk: beam Klag to Wing'],
    ['94-STALL-03', '94-BEAM-08', '94-AFFIL-08', '94-TREATY-07', '94-OP-37', '94-HOLO-06'],
  ],
  [
    'beaming from ship to ship',
    `spaceline: [{mission: Far Sun, kirk: {ships: [{ship: Runabout, as: Bird, aboard: [Moriarty, Ensign, Worf]}, {ship: Runabout, as: Wing, aboard: [Riker]}]}}]\n${PLAYERS}`,
    ['kirk: beam Moriarty to Wing'],
    ['94-BEAM-02', '94-BEAM-03', '94-BEAM-04', '94-SHOW-05', '94-HOLO-06', '94-HOLO-10', '94-STALL-03'],
  ],
];

test.each(PLAIN)('what is not touched is not cited: %s', (_what, position, commands, untouched) => {
  const cited = citedIn(position, commands);
  expect(untouched.filter((id) => cited.has(id))).toEqual([]);
});

const BEAMING = `
spaceline:
  - {mission: Krios, kirk: {here: [Worf, Riker], ships: [{ship: I.K.C. K'Vort, as: Bird, aboard: [Klag]}]}}
  - {mission: Near Moon, kirk: {ships: [{ship: I.K.C. K'Vort, as: Wing}]}}
  - {mission: Far Sun, kirk: {ships: [{ship: I.K.C. K'Vort, as: Claw}]}}
${PLAYERS}`;
const ATTEMPTING = `
spaceline:
  - {mission: Krios, kirk: {here: [Scout, Vash]}}
  - {mission: Near Moon, kirk: {here: [Drifter]}}
  - {mission: Old Ruins, kirk: {here: [Klag]}}
  - {mission: Quiet Colony, kirk: {here: [{card: Klag, as: Idle}], outposts: [{outpost: Klingon Outpost, here: [Gorath]}]}}
  - Deep Rift
players: {kirk: {table: [Border Pact]}, spock: {}}
segment: orders
stopped: [Idle]`;
const ATTACKING = `
spaceline:
  - mission: Far Sun
    kirk:
      ships:
        - {ship: I.K.C. K'Vort, as: Dumb, aboard: [Gorath]}
        - {ship: I.K.C. Qu'Vat, as: Mute, aboard: [Dukath]}
        - {ship: U.S.S. Galaxy, as: Big, aboard: [Riker]}
        - {ship: Freighter, as: Mixed, aboard: [Drifter, {card: Riker, as: Second}]}
        - {ship: Haakona, as: Warbird, aboard: [Sela]}
    spock: {ships: [{ship: Haakona, as: Prey, aboard: [Scout]}], outposts: [Romulan Outpost]}
${PLAYERS}`;

/** Romulans who recognize Klingons, where Federation and Klingons may try. */
const ALLIED = `
spaceline: [{mission: Far Sun, kirk: {ships: [{ship: Haakona, aboard: [Sela, Scout]}]}}]
players: {kirk: {table: [Border Pact]}, spock: {}}
segment: orders`;

/** Boarders, and no ship with anybody aboard. */
const EMPTY = `
spaceline: [{mission: Krios, spock: {ships: [Runabout]}}]
players: {kirk: {hand: [{card: Rogue Borg Mercenaries, as: Here}]}, spock: {}}
segment: orders`;

const PLAYING = `
cards: [{title: Long Reach, type: event, text: "Need: {Old Horn} on your table. Plays on table. Your personnel are STRENGTH +1."}]
spaceline:
  - {mission: Krios, kirk: {ships: [{ship: I.K.C. K'Vort, as: Bird, on: [{card: Rogue Borg Mercenaries, as: There, commander: spock}], aboard: [Klag]}]}}
players: {kirk: {hand: [{card: Rogue Borg Mercenaries, as: Here}, Quick Thought, Veto, Supernova, Crosis, Tox Uthat, {card: Long Reach, as: Reach}]}, spock: {}}
segment: orders`;
const LOADING = `
spaceline: [{mission: Krios, kirk: {outposts: [Klingon Outpost], ships: [{ship: I.K.C. K'Vort, as: Bird}]}}]
players: {kirk: {hand: [Klag], table: [Old Horn], discard: [Phaser]}, spock: {}}
segment: orders`;

/** Of each command all the ids that its refusal cites. */
const REFUSED: readonly (readonly [string, string, readonly string[]])[] = [
  ['beam Klag to Wing', BEAMING, ['94-BEAM-08']],
  ['beam Klag to Near Moon', BEAMING, ['94-BEAM-13']],
  ['beam Klag to Far Sun', BEAMING, ['94-BEAM-13', '94-BEAM-12']],
  ['beam Riker to Bird', BEAMING, ['94-AFFIL-07', '94-BEAM-11']],
  ['beam Riker, Worf to Bird', BEAMING, ['94-AFFIL-07', '94-BEAM-11', '94-AFFIL-03']],
  ['attempt Krios with Scout', ATTEMPTING, ['94-ATT-07', '94-CARD-04', '94-TREATY-03']],
  ['attempt Krios with Vash, Scout', ATTEMPTING, ['94-ATT-07', '94-CARD-04', '94-TREATY-03']],
  ['attempt Near Moon', ATTEMPTING, ['94-ATT-06', '94-AFFIL-10']],
  ['attempt Old Ruins', ATTEMPTING, ['94-ATT-07', '94-CARD-04']],
  ['attempt Quiet Colony', ATTEMPTING, ['94-ATT-02', '94-TURN-16']],
  ['attempt Near Moon with Idle', ATTEMPTING, ['94-ATT-02', '94-TURN-16']],
  ['attempt Krios with Gorath', ATTEMPTING, ['94-ATT-02']],
  ['attempt Deep Rift', ATTEMPTING, ['94-ATT-03']],
  ['attack Prey with Dumb', ATTACKING, ['94-SBATTLE-01', '94-BATTLE-13']],
  ['attack Prey with Dumb, Mute', ATTACKING, ['94-SBATTLE-01', '94-BATTLE-13', '94-SBATTLE-13']],
  ['attack Prey with Big', ATTACKING, ['94-BATTLE-07']],
  ['attack Prey with Mixed', ATTACKING, ['94-BATTLE-07', '94-BATTLE-11']],
  ['attack Prey with Warbird', ATTACKING, ['94-BATTLE-10']],
  ['attack Romulan Outpost with Warbird', ATTACKING, ['94-BATTLE-10', '94-OBATTLE-02']],
  ['attack Romulan Outpost with Big', ATTACKING, ['94-BATTLE-07', '94-OBATTLE-02']],
  ['load Klag aboard Bird', LOADING, ['94-LOAD-01', '94-PLAY-07']],
  ['load Krios aboard Bird', LOADING, ['94-LOAD-01', '94-PLAY-07']],
  ['unload Klag', LOADING, ['94-LOAD-01', '94-LOAD-05']],
  ['unload Phaser', LOADING, ['94-LOAD-01', '94-LOAD-05']],
  ['unload Old Horn', LOADING, ['94-LOAD-01', '94-LOAD-05']],
  ['unload Krios', LOADING, ['94-LOAD-01', '94-LOAD-05']],
  ['play Here, There on Bird', PLAYING, ['94-INTR-01']],
  ['play Quick Thought, Here on Bird', PLAYING, ['94-PLAY-01', '94-SPECIAL-01']],
  ['play Veto', PLAYING, ['94-CARD-22']],
  ['play Here', EMPTY, ['94-CARD-22', '94-INTR-04']],
  ['play Tox Uthat', PLAYING, ['94-TURN-08']],
  ['load Klingon Outpost aboard Bird', LOADING, ['94-LOAD-01', '94-PLAY-07']],
  ['attempt Far Sun', ALLIED, ['94-ATT-07', '94-CARD-04', '94-TREATY-03']],
  ['play Reach', PLAYING, ['94-CARD-22', '94-TURN-08']],
];

test.each(REFUSED)('a refusal cites what is offended, and no more: %s', (command, position, rules) => {
  expect(tableOf(position).refusal(`kirk: ${command}`).rules.toSorted()).toEqual(rules.toSorted());
});

test('a game that was given up is over: nobody is asked', () => {
  const { game, say } = tableOf(PLAYING);
  say('kirk: concede');
  expect(game.whyNot({ seat: 0, verb: 'end' })).toEqual({
    refused: true,
    rules: [],
    reason: 'the game is over: nobody is asked',
  });
});

test('94-SBATTLE-13: the first ship without a leader is named', () => {
  expect(tableOf(ATTACKING).refusal('kirk: attack Prey with Dumb, Mute').reason).toContain(
    "I.K.C. K'Vort has no leader",
  );
});

test('94-AFFIL-07: the first who does not go with the ship is named, with both affiliations', () => {
  const { reason } = tableOf(BEAMING).refusal('kirk: beam Worf, Riker to Bird');
  expect(reason).toContain("Worf is Federation, I.K.C. K'Vort Klingon: affiliations do not mix");
});

test('no order is offered for which there is nobody', () => {
  const { game } = tableOf(`
spaceline:
  - {mission: Krios, kirk: {ships: [I.K.C. K'Vort, Haakona]}, spock: {here: [Klag], ships: [U.S.S. Oberth], outposts: [Federation Outpost]}}
  - {mission: Far Sun, kirk: {here: [], outposts: [Klingon Outpost]}}
${PLAYERS}`);
  const verbs = game.request?.options.map(({ verb }) => verb) ?? [];
  expect(verbs.filter((verb) => ['beam', 'attempt', 'attack', 'load', 'unload', 'move'].includes(verb))).toEqual([]);
});
