/** Tables on which much lies that seldom lies together: each is played on by chance, so that rules meet that no scenario brings together. */

/** Cards of our own that lie on them, beside the usual ones of scenarios. */
export const CARDS = `
cards:
  - {title: Slow Fuse, type: interrupt, text: "Delays a {Supernova} just played by one turn."}
  - {title: Damp Fuse, type: interrupt, text: "Nullifies {Supernova}."}
  - {title: Thick Fog, type: event, text: "Plays on a mission. Each ship must stop here unless Navigation aboard."}
  - {title: Wide Net, type: event, text: "Plays on a mission with a location on its right. Each ship cannot pass here unless 2 Diplomacy aboard."}
  - {title: Recall, type: interrupt, text: "Plays on a [Kli] ship; it must fly to the nearest [Kli] outpost at once; discard this there."}
  - {title: Wreck, type: dilemma, dilemma: dual, text: "Place on mission; mission attempt ends. Mission cannot be attempted here. Ship with Tractor Beam and ENGINEER can tow Wreck."}
  - {title: Voice, type: dilemma, dilemma: space, points: 15, text: "Place on ship. Ship must do nothing but travel to far end of spaceline at normal speed. When reached, discard dilemma. Score points."}
  - {title: Leech, type: dilemma, dilemma: space, text: "Place on ship. At the end of each turn, RANGE is reduced by 1; if reduced to 0, ship destroyed. Cure with ENGINEER."}
  - {title: Toy, type: dilemma, dilemma: space, text: "Place on ship. Now and at the start of each of your turns, one person aboard (random selection) is disabled. Cured when non-disabled CUNNING>12 OR android aboard."}
  - {title: Robot, type: personnel, affiliation: Federation, classification: ENGINEER, universal: true, integrity: 9, cunning: 8, strength: 1, text: "If aboard ship, can repair damage in two of your full turns, without returning to outpost."}
  - {title: Short Burst, type: interrupt, text: "Plays on any ship. RANGE is doubled until end of turn."}
  - {title: Hull Breach, type: interrupt, text: "Plays on any ship. Damage the ship this is on."}
  - {title: Core Breach, type: interrupt, text: "Plays on any ship. Destroy the ship this is on."}
  - {title: Hot Core, type: event, text: "Plays on a ship, except {Raft}. The ship is destroyed at the end of its owner's next turn, unless ENGINEER aboard by then."}
  - {title: Turned Hour, type: interrupt, text: "Plays on a ship. Unstop the ship, its crew, and its Away Teams and restore its range of this turn."}
  - {title: Search Grid, type: interrupt, text: "Need: 2 ships. Plays on a cloaked ship. Decloak the ship this is on."}
  - {title: Quick Return, type: interrupt, text: "Unless a dilemma is being faced: your personnel beam up or down."}
  - {title: Static, type: event, text: "Plays on a planet mission. On each of your turns flip this over. While it lies face up nothing beams up or down here."}
  - {title: Bad Air, type: event, text: "Plays on a planet mission. At most 1 personnel may be beamed to or from here each turn."}
  - {title: Emitters, type: event, text: "Plays on a planet mission. [Holo] cards may exist on this planet."}
  - {title: Strange Visitors, type: event, text: "Plays on table. Your turn end: name a card type (A); randomly select a card in an opponent's hand (B); reveal B; if B has named card type A, discard B."}
  - {title: Turned Clock, type: event, text: "Plays on table. Kill each personnel at the end of your first full turn, unless this is destroyed first."}
  - {title: Drain, type: event, text: "Plays on table. Opponent must discard one card before ending each turn."}
  - {title: Guide, type: event, text: "Place beside any player's draw deck. That player must draw one extra card at the end of each turn. While in play, nullifies {Drain}. (Not cumulative.)"}
  - {title: Early Bird, type: interrupt, text: "At the start of your turn, draw a card."}
  - {title: Loud Ear, type: event, text: "Plays on table. When you play an interrupt, draw a card."}
  - {title: Applause, type: event, text: "Plays on table. When you complete a mission, draw a card."}
  - {title: Firm Grip, type: event, text: "Plays on table. When you are about to lose command of your personnel, prevent it. When you are about to lose command of your ship, prevent it."}
  - {title: False Signal, type: event, text: "Take command of a ship."}
  - {title: Stolen Helm, type: event, text: "Plays on a non-aligned ship. Unless 2 SECURITY aboard, take the ship and its crew for this turn as your own."}
  - {title: Bright Spring, type: interrupt, points: 5, text: "On completing a planet mission, if you have 2 ENGINEER: score points equal to the points of this (limit 1 per occasion)."}
  - {title: Loud Cry, type: interrupt, points: 5, text: "When a Klingon Honor personnel is killed: score points equal to the points of this (limit 1 per occasion)."}
  - {title: Quick Hands, type: interrupt, text: "When your personnel is about to be killed, prevent it."}
  - {title: War Cry, type: interrupt, text: "Each Klingon personnel in a battle is Strength +3."}
  - {title: Called Out, type: interrupt, text: "Plays when an Away Team battle is initiated. Each Klingon with Honor kills one adversary with Treachery."}
  - {title: Wave Away, type: interrupt, text: "Nullifies any {Veto} just played, OR nullifies any {Fever}."}
  - {title: Loud Host, type: interrupt, text: "Nullify an interrupt just played or any other card played as an interrupt. (Immune to {Loud Host}.)"}
  - {title: Rude Guest, type: interrupt, text: "Nullify an event in play (except {Treaty} cards) or any other card used as an event. (Immune to {Loud Host}.)"}
  - {title: Calm, type: event, text: "Plays on table; discard it at the end of your next turn. No player may play interrupts (except {Quick Thought})."}
  - {title: "Treaty: Quiet Word", type: event, text: "Plays on table. Your Federation and Klingon affiliations can mix and cooperate."}
  - {title: Idol, type: artifact, text: "Immediately play on table. You take double turns from now on. (Not cumulative.)"}
  - {title: Old Idol, type: artifact, text: "Plays on table. Your personnel are STRENGTH +1."}
  - {title: Figurine, type: artifact, text: "Place in hand until played on any ship as an Event card. If ship has all 3 personnel types aboard, its RANGE, WEAPONS and SHIELDS are tripled. (Not cumulative.)"}
  - {title: Mind Box, type: artifact, text: "Place in hand until played once as an Interrupt card. Look at opponent's draw deck for ten seconds and rearrange as desired."}
  - {title: Ray, type: artifact, text: "Use as Equipment card. Doubles your personnel's STRENGTH where present. (Not cumulative.)"}
  - {title: Cold Blade, type: dilemma, dilemma: planet, text: "A sniper kills the most CUNNING SCIENCE personnel present who does not have Greed. To get past requires CUNNING>9 remaining."}
  - {title: Old Age, type: dilemma, dilemma: planet, points: 5, text: "Mission continues but entire Away Team is quarantined and dies at the end of your second full turn unless SCIENCE and MEDICAL present by that time."}
  - {title: Either Way, type: dilemma, dilemma: planet, text: "To get past requires (ENGINEER + Diplomacy) OR STRENGTH>12."}
  - {title: Free Will, type: event, text: "Plays on table. At the start of your turn, you may draw a card. At the end of your turn, you may discard a card from hand."}
  - {title: Proud Fleet, type: interrupt, text: "If you command a ship: draw a card."}
  - {title: Seizer, type: interrupt, text: "Discard any empty ship where your ship with a tractor beam is, unless it is at an outpost of its own player."}
`;

/** The tables, written as in scenarios. */
export const TABLES: Readonly<Record<string, string>> = {
  'boarded ships': `
spaceline:
  - mission: Krios
    kirk: {ships: [{ship: I.K.C. K'Vort, as: Bird, aboard: [Klag, Gorath]}, {ship: U.S.S. Galaxy, as: Big, aboard: [Ensign]}]}
    spock: {ships: [{ship: U.S.S. Oberth, as: Small, on: [{card: Rogue Borg Mercenaries, commander: kirk}]}, {ship: Runabout, as: Boat, aboard: [Worf], on: [{card: Rogue Borg Mercenaries, commander: kirk}]}]}
  - {mission: Far Sun, kirk: {ships: [{ship: Freighter, as: Held, on: [{card: Rogue Borg Mercenaries, commander: spock}, {card: Crosis, commander: spock}]}]}, spock: {ships: [{ship: Haakona, aboard: [Sela, Scout]}]}}
players:
  kirk: {hand: [Rogue Borg Mercenaries, Rogue Borg Mercenaries, Rogue Borg Mercenaries, Crosis, Lore Returns, Loud Host, Shield Boost, Klag]}
  spock: {hand: [Rogue Borg Mercenaries, Rogue Borg Mercenaries, Crosis, Lore Returns, Veto, Undoing, Core Breach]}`,
  'used by Borg': `
spaceline:
  - mission: Near Moon
    kirk: {here: [Clerk, {card: Kurn, as: Lead}], ships: [{ship: Runabout, as: Boat, aboard: [Clerk]}]}
    spock: {ships: [{ship: U.S.S. Galaxy, on: [Undoing, {card: Rogue Borg Mercenaries, commander: kirk}, {card: Rogue Borg Mercenaries, commander: kirk}]}], here: [Riker, Ensign]}
  - Krios
  - {mission: Deep Rift, spock: {ships: [{ship: U.S.S. Oberth, aboard: [La Forge, Ensign]}]}, kirk: {ships: [{ship: I.K.C. Qu'Vat, aboard: [Klag, Vekma]}]}}
players:
  kirk: {hand: [Lore Returns, Rogue Borg Mercenaries, Lore Returns, Rogue Borg Mercenaries, Blessing]}
  spock: {hand: [Objection, Rogue Borg Mercenaries, Undoing, Rogue Borg Mercenaries, Veto, Lore Returns]}`,
  'stars that explode': `
spaceline:
  - {mission: Krios, under: [Fever, {card: Riddle, owner: kirk}], on: [{card: Thick Fog, owner: spock}], kirk: {outposts: [{outpost: Klingon Outpost, here: [Vekma]}], ships: [{ship: I.K.C. K'Vort, aboard: [Klag]}], here: [Gorath]}, spock: {here: [Worf]}}
  - {mission: Far Sun, under: [Ion Storm], spock: {ships: [{ship: U.S.S. Oberth, aboard: [Riker, Ensign]}], outposts: [Federation Outpost]}}
  - Near Moon
players:
  kirk: {table: [Tox Uthat, Old Idol], hand: [Supernova, Supernova, Tox Uthat, Loud Host, Rude Guest, Veto, La Forge, Federation Outpost]}
  spock: {table: [Strong Arms], hand: [Slow Fuse, Tox Uthat, Loud Host, Supernova, Undoing, Damp Fuse, Slow Fuse]}`,
  'a star about to explode': `
spaceline:
  - {mission: Near Moon, completed: kirk, under: [Fever], kirk: {here: [Klag], ships: [{ship: I.K.C. K'Vort, aboard: [Gorath]}]}}
  - {mission: Krios, spock: {here: [Worf, Vash], ships: [{ship: Runabout, aboard: [Ensign]}]}}
players:
  kirk: {score: 35, table: [Tox Uthat, Tox Uthat], hand: [Supernova, Supernova, Early Bird]}
  spock: {table: [Tox Uthat], hand: [Slow Fuse, Slow Fuse, Undoing, Supernova, Objection, Slow Fuse]}
turn: kirk`,
  'high stakes': `
spaceline: [{mission: Krios, kirk: {here: [Klag, Gorath]}}, {mission: Near Moon, spock: {here: [Riker, Worf]}}]
players:
  kirk: {score: 70, hand: [Raise the Stakes, Raise the Stakes, Good News, Veto], deck: [Klag, Vekma, Klag]}
  spock: {score: 70, hand: [Raise the Stakes, Objection, Raise the Stakes, Quick Thought], deck: [Ensign, Scout, Ensign, Worf]}`,
  treaties: `
spaceline:
  - {mission: Krios, kirk: {outposts: [{outpost: Klingon Outpost, here: [Scout, Klag, Riker]}], ships: [{ship: I.K.C. K'Vort, aboard: [Sela, Gorath]}, {ship: Haakona, aboard: [Kurn]}, {ship: Freighter, aboard: [Drifter, Klag]}], here: [Klag, Scout]}}
  - {mission: Lost Probe, kirk: {ships: [{ship: I.K.C. Qu'Vat, aboard: [Scout, Vekma, Klag]}]}, spock: {outposts: [Romulan Outpost, Federation Outpost], ships: [{ship: U.S.S. Oberth, aboard: [Worf, Gorath]}]}}
players:
  kirk: {table: [Border Pact], hand: ["Treaty: Quiet Word", The Devil, Riker, Border Pact, Scout, Worf]}
  spock: {table: ["Treaty: Quiet Word"], hand: [The Devil, Undoing, Kevin Uxbridge, Klag, Sela, Rude Guest]}`,
  fleets: `
options: {retaliation: always, range.used-up: stopped, repair.done: start-of-turn}
spaceline:
  - mission: Far Sun
    kirk: {outposts: [Klingon Outpost], ships: [{ship: I.K.C. K'Vort, as: Bird, aboard: [Klag, Gorath]}, {ship: I.K.C. K'Vort, as: Claw, damaged: true, aboard: [Klag]}, {ship: I.K.C. Qu'Vat, cloaked: true, aboard: [Kurn, Vekma]}, {ship: Freighter, aboard: [Drifter]}]}
    spock: {outposts: [Romulan Outpost], ships: [{ship: Haakona, on: [{card: Better Guns, owner: spock}], aboard: [Sela, Scout]}, {ship: U.S.S. Galaxy, aboard: [Riker, Ensign, Worf]}, {ship: Runabout, damaged: true, aboard: [Ensign]}]}
  - {mission: Krios, spock: {outposts: [Federation Outpost]}}
players:
  kirk: {hand: [Shield Boost, Shock Wave, Better Guns, Old Paint, War Cry, Hull Breach]}
  spock: {hand: [Shield Boost, Old Paint, Old Paint, Better Guns, Turned Hour, Search Grid]}
segment: orders`,
  'fleets that shoot once': `
spaceline:
  - mission: Far Sun
    kirk: {outposts: [Klingon Outpost], ships: [{ship: I.K.C. K'Vort, as: Bird, aboard: [Klag, Gorath]}, {ship: I.K.C. K'Vort, as: Claw, aboard: [Klag]}, {ship: I.K.C. K'Vort, as: Idle, aboard: [Vekma]}, {ship: Haakona, aboard: [Sela, Scout]}]}
    spock: {outposts: [Federation Outpost], ships: [{ship: U.S.S. Galaxy, as: Big, aboard: [Riker, Ensign, Worf]}, {ship: U.S.S. Galaxy, as: Other, aboard: [La Forge]}, {ship: U.S.S. Oberth, aboard: [{card: Robot, as: R}]}, {ship: Freighter, aboard: [Kurn]}]}
players:
  kirk: {hand: [Core Breach, Hull Breach, Shield Boost]}
  spock: {hand: [Shield Boost, Old Paint, Core Breach]}
segment: orders`,
  'outposts under fire': `
spaceline:
  - mission: Deep Rift
    kirk: {ships: [{ship: I.K.C. Qu'Vat, aboard: [Kurn, Gorath], on: [{card: Better Guns, owner: kirk}, {card: Better Guns, owner: kirk}]}, {ship: I.K.C. K'Vort, as: Bird, aboard: [Klag], on: [{card: Better Guns, owner: kirk}, {card: Better Guns, owner: kirk}, {card: Better Guns, owner: kirk}, {card: Better Guns, owner: kirk}, {card: Better Guns, owner: kirk}, {card: Better Guns, owner: kirk}, {card: Better Guns, owner: kirk}]}]}
    spock: {outposts: [{outpost: Federation Outpost, here: [Riker, Ensign]}, {outpost: Klingon Outpost, here: [Gorath, Phaser]}], ships: [{ship: U.S.S. Galaxy, aboard: [Worf, La Forge, Ensign]}]}
players: {kirk: {hand: [Shield Boost]}, spock: {hand: [Shield Boost, Riker, Ensign, Phaser]}}
segment: orders`,
  'teams hand to hand': `
spaceline:
  - mission: Krios
    kirk: {here: [Klag, Gorath, Kurn, Phaser, Sharp Knife, Moriarty], ships: [{ship: I.K.C. K'Vort, as: Bird, aboard: [Klag]}]}
    spock: {here: [Sela, Scout, Scout, Drifter], ships: [{ship: Haakona, aboard: [Scout]}]}
  - {mission: Near Moon, kirk: {here: [Clerk, Vekma]}, spock: {here: [Scout, Sela, Ray]}}
players:
  kirk: {hand: [Blessing, War Cry, Called Out, Quick Hands, Loud Cry]}
  spock: {hand: [Blessing, Quick Hands, Loud Cry, Veto, Loud Cry]}
segment: orders`,
  'teams of equal strength': `
spaceline:
  - {mission: Near Moon, kirk: {here: [Klag, Klag]}, spock: {here: [Klag, Klag]}}
  - {mission: Krios, kirk: {here: [Gorath]}, spock: {here: [Vekma]}}
  - {mission: Quiet Colony, kirk: {here: [Sela]}, spock: {here: [Klag]}}
players: {kirk: {hand: [Quick Hands]}, spock: {hand: [Loud Cry]}}
segment: orders`,
  'ships in dock': `
options: {win.deck-out: no-draw}
spaceline:
  - {mission: Krios, kirk: {outposts: [{outpost: Klingon Outpost, here: [Klag, Phaser]}], ships: [{ship: I.K.C. K'Vort, as: Old, damaged: true, aboard: [Gorath]}, {ship: I.K.C. K'Vort, as: Older, damaged: true, under repair: true}]}, spock: {ships: [{ship: U.S.S. Galaxy, damaged: true, aboard: [Robot, Riker, Ensign]}]}}
  - {mission: Lost Probe, spock: {outposts: [Federation Outpost], ships: [{ship: U.S.S. Oberth, damaged: true, aboard: [Ensign, Worf]}, {ship: Haakona, damaged: true, aboard: [Sela]}]}}
players:
  kirk: {deck: [Klag, Vekma, Gorath, Dukath], hand: [Hull Breach]}
  spock: {deck: [Ensign, Worf, Scout], hand: [Hull Breach, Short Burst]}`,
  'things to tow': `
spaceline:
  - {mission: Far Sun, owner: kirk, under: [Ion Storm], on: [{card: Wreck, owner: spock}], kirk: {ships: [{ship: U.S.S. Galaxy, as: Big, aboard: [Riker, Worf, La Forge]}, {ship: Runabout, as: Boat, aboard: [La Forge]}, {ship: I.K.C. K'Vort, as: Bird, aboard: [Klag]}]}}
  - {mission: Deep Rift, owner: spock, under: [Wreck, Leech], spock: {ships: [{ship: U.S.S. Galaxy, as: Theirs, aboard: [Riker, {card: Robot, as: R}, Ensign]}]}}
  - Krios
players: {kirk: {hand: [Short Burst, Turned Hour]}, spock: {hand: [Hull Breach]}}
segment: orders`,
  'a long way': `
options: {range.used-up: stopped}
spaceline:
  - {mission: Krios, owner: kirk, completed: kirk, kirk: {outposts: [Klingon Outpost]}}
  - {mission: Far Sun, owner: spock, on: [{card: Thick Fog, owner: spock}], spock: {ships: [{ship: Runabout, aboard: [Ensign]}]}}
  - {mission: Old Ruins, owner: kirk}
  - {mission: Lost Probe, owner: spock, on: [{card: Wide Net, owner: kirk}], kirk: {ships: [{ship: I.K.C. K'Vort, as: Bird, on: [{card: Recall, owner: spock}], aboard: [Klag, Phaser]}, {ship: I.K.C. K'Vort, as: Dark, cloaked: true, aboard: [Gorath]}, {ship: I.K.C. K'Vort, as: Empty}]}}
  - {mission: Dark Cloud, owner: kirk, kirk: {outposts: [{outpost: Klingon Outpost, as: East}], ships: [{ship: I.K.C. Qu'Vat, range: 2, aboard: [Kurn, Gorath], on: [{card: Leech, owner: spock}]}]}}
  - {mission: Near Moon, owner: spock, spock: {outposts: [{outpost: Federation Outpost, here: [Ensign]}], ships: [{ship: U.S.S. Oberth, on: [{card: Voice, owner: kirk}], aboard: [Riker, Worf]}]}}
players:
  kirk: {hand: [Short Burst, Turned Hour, Recall, Thick Fog, Wide Net]}
  spock: {hand: [Recall, Short Burst, Wide Net, Static]}
segment: orders`,
  'crews of all kinds': `
spaceline:
  - mission: Near Moon
    kirk: {ships: [{ship: U.S.S. Galaxy, as: Big, aboard: [Worf, Ensign, Klag]}, {ship: I.K.C. Qu'Vat, aboard: [Gorath, Vash]}, {ship: Freighter, as: Ferry, aboard: [Vash]}, {ship: Freighter, as: Second}, {ship: Runabout, aboard: [Clerk]}, {ship: Haakona, aboard: [Scout, Drifter, Vash]}, {ship: U.S.S. Oberth, aboard: [Riker, Drifter]}, {ship: I.K.C. K'Vort, aboard: [Clerk]}]}
    spock: {ships: [{ship: U.S.S. Galaxy, as: Theirs, aboard: [Riker, Ensign]}], outposts: [Federation Outpost]}
  - {mission: Krios, kirk: {outposts: [{outpost: Klingon Outpost, here: [Klag, Riker, Vash, Tricorder]}]}}
players: {kirk: {hand: [Turned Hour]}, spock: {}}
segment: orders`,
  'dilemmas in wait': `
spaceline:
  - {mission: Krios, under: [Fever, Either Way, {card: Old Horn, owner: spock}, {card: Ambush, owner: kirk}], kirk: {here: [Klag, Gorath, Vekma, Kurn], ships: [{ship: I.K.C. K'Vort, as: Bird, aboard: [Klag]}]}}
  - {mission: Near Moon, under: [Cold Blade, Toxin, Fever, Fever, Idol], spock: {here: [Riker, Ensign, La Forge, Worf, Phaser]}}
  - {mission: Deep Rift, under: [Voice, Mine Field, Rust, Toy, Ambush], kirk: {outposts: [{outpost: Klingon Outpost, here: [Gorath]}], ships: [{ship: I.K.C. Qu'Vat, aboard: [Kurn, Dukath, Klag]}]}, spock: {ships: [{ship: U.S.S. Galaxy, aboard: [Riker, La Forge, Ensign, Worf]}]}}
  - {mission: Quiet Colony, under: [Old Age, Robbers, {card: Figurine, owner: spock}, {card: Mind Box, owner: kirk}], spock: {outposts: [{outpost: Federation Outpost, here: [Riker, Ensign, Phaser, Tricorder]}]}}
players:
  kirk: {table: [Applause], hand: [Wave Away, Veto, Quick Hands, Bright Spring]}
  spock: {table: [Applause], hand: [Wave Away, Veto, Bright Spring, Loud Host]}
segment: orders`,
  'events all over': `
spaceline:
  - {mission: Krios, on: [{card: Watch Post, owner: kirk}], kirk: {outposts: [Klingon Outpost], here: [Klag], ships: [{ship: I.K.C. K'Vort, as: Bird, aboard: [Gorath, Vekma, Dukath], on: [{card: Better Guns, owner: kirk}, {card: Old Paint, owner: kirk}]}]}, spock: {here: [Ensign], ships: [{ship: Runabout, aboard: [Riker]}]}}
  - {mission: Near Moon, spock: {outposts: [Federation Outpost], ships: [{ship: Freighter, aboard: [Drifter]}]}}
  - Far Sun
players:
  kirk: {table: [Strong Arms, Loud Ear], hand: [Better Guns, Old Paint, Watch Post, Figurine, Hot Core, Stolen Helm, Good News, Objection, Old Horn, Mind Box]}
  spock: {table: [Old Idol, Firm Grip], hand: [Undoing, Objection, Strong Arms, Strong Arms, False Signal, Rude Guest, Loud Host, Calm, Quick Thought, Hard Word, Old Idol]}`,
  'edges of the turn': `
spaceline:
  - {mission: Krios, on: [{card: Static, owner: kirk}], kirk: {here: [Klag, Gorath], ships: [{ship: I.K.C. K'Vort, aboard: [Klag]}], outposts: [Klingon Outpost]}}
  - {mission: Near Moon, on: [{card: Bad Air, owner: spock}], spock: {here: [Riker, Ensign, Worf], ships: [{ship: U.S.S. Galaxy, aboard: [La Forge, Ensign], on: [{card: Toy, owner: kirk}]}]}}
players:
  kirk: {table: [Strange Visitors, Free Will], hand: [Early Bird, Turned Clock, Red Alert!, Guide, Early Bird, Klag], deck: [Klag, Gorath, Vekma, Klag, Early Bird, Gorath, Klag, Clerk, Clerk, Vekma, Vekma, Klag, Gorath, Clerk]}
  spock: {table: [Drain, Idol, Free Will], hand: [Early Bird, Early Bird, Strange Visitors, Riker, Guide], deck: [Ensign, Worf, Early Bird, Ensign, Ensign, Worf, Scout, Scout, Scout, Ensign, Ensign, Scout, Ensign, Scout, Ensign, Scout]}`,
  holograms: `
spaceline:
  - {mission: Near Moon, on: [{card: Emitters, owner: kirk}], kirk: {here: [Moriarty, Ensign, Riker], ships: [{ship: U.S.S. Galaxy, as: Big, aboard: [La Forge, {card: Moriarty, as: Second, deactivated: true}, Ensign, Worf]}, {ship: Runabout, aboard: [Moriarty]}]}, spock: {here: [Sela, Scout], ships: [{ship: Haakona, aboard: [Moriarty]}]}}
  - {mission: Krios, kirk: {outposts: [{outpost: Federation Outpost, here: [Moriarty, Ensign, Tricorder]}], ships: [{ship: Runabout, as: Ferry, aboard: [Ensign]}, {ship: U.S.S. Galaxy, as: Docked}]}}
players: {kirk: {hand: [Emitters, Quick Return, Moriarty, Core Breach]}, spock: {hand: [Undoing, Quick Return]}}
segment: orders`,
  'who reports': `
options: {uniqueness: game}
spaceline:
  - {mission: Near Moon, kirk: {outposts: [Federation Outpost, Klingon Outpost], ships: [{ship: U.S.S. Oberth, aboard: [Worf]}]}, spock: {here: [Riker]}}
  - {mission: Krios, spock: {outposts: [Romulan Outpost], ships: [I.K.C. Qu'Vat]}}
players:
  kirk: {table: [Red Alert!], hand: [Riker, Worf, Klag, Scout, Vash, Freighter, I.K.C. Qu'Vat, Phaser, Moriarty, Ensign, Good News, Haakona]}
  spock: {hand: [Sela, Scout, Riker, Haakona, Freighter, Phaser, Klag, Drifter, Red Alert!, I.K.C. K'Vort]}`,
  'the last cards': `
options: {win.points: 150, win.minutes: 60}
spaceline: [{mission: Krios, kirk: {here: [Gorath, Klag]}}, {mission: Near Moon, spock: {here: [Kurn, Clerk]}}, {mission: Far Sun, kirk: {ships: [{ship: Runabout, aboard: [La Forge]}]}}]
players: {kirk: {score: 120, deck: [Klag], hand: [Good News]}, spock: {score: 115, deck: [Ensign, Scout], hand: [Quick Thought, Idol]}}`,
  'near the end': `
spaceline: [{mission: Krios, kirk: {here: [Gorath, Klag]}}, {mission: Near Moon, spock: {here: [Kurn, Clerk]}}, {mission: Far Sun, spock: {ships: [{ship: I.K.C. K'Vort, commander: kirk, aboard: [{card: Gorath, commander: kirk}]}]}}]
players: {kirk: {score: 70, deck: [Klag, Klag], hand: [Good News, Raise the Stakes]}, spock: {score: 65, hand: [Quick Thought, Idol, False Signal]}}`,
  'seeds left': `
spaceline: [Krios, Far Sun, Near Moon]
players:
  kirk: {seeds: [Fever, Fever, Ion Storm, Riddle, Old Horn], outposts: [Klingon Outpost, Federation Outpost], hand: []}
  spock: {seeds: [Fever, Riddle, Old Horn, Rock Fall, Rock Fall], outposts: [Romulan Outpost]}
segment: seed`,
  'seeds anywhere': `
options: {seed.mistakes: allow, turn.first: last-placed}
spaceline: [Krios, Far Sun]
players: {kirk: {seeds: [Fever, Ion Storm, Old Horn, Old Horn], outposts: [Klingon Outpost]}, spock: {seeds: [Fever, Fever], outposts: [Federation Outpost]}}
segment: seed
turn: spock`,
  'missions left': `
spaceline: [Krios]
players: {kirk: {missions: [Far Sun, Near Moon], seeds: [Fever], outposts: [Klingon Outpost]}, spock: {missions: [Deep Rift, Quiet Colony, Old Ruins], seeds: [Ion Storm], outposts: [Federation Outpost]}}
segment: line`,
};
