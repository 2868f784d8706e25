/** Names (keys) for the rules that card texts carry out, beside those of the engine; each ruleset says which ids of its ledger they stand for. */
declare module '../engine/ruleset/rule-keys.ts' {
  interface RuleKeys {
    // Reading: what the words of a text mean.
    /** Played where it is at home only. */
    'play.native quadrant': true;
    'wording.affiliation': true;
    'wording.also': true;
    'wording.captive': true;
    'wording.equipped': true;
    'wording.of an opponent': true;
    'wording.same species': true;
    'wording.species': true;
    'wording.this mission': true;
    'wording.you own': true;
    'wording.your': true;
    'name.affiliation': true;
    'name.restricted': true;
    'name.title': true;
    'present.aboard': true;
    'present.headquarters': true;
    'present.planet': true;
    /** Which one a text is about that speaks of one card. */
    'select.one of several': true;
    /** Which of several opponents "an opponent" is. */
    'opponent.which one': true;
    'several players': true;
    'several players.from the owner on': true;

    // What a mission or a dilemma requires, and who gives it.
    /** What is added goes to every alternative. */
    'requirement.added': true;
    'requirement.all needed': true;
    'requirement.alternatives': true;
    'requirement.attribute': true;
    /** An attempt by a text: what it asks for is required beside what is printed. */
    'requirement.by text': true;
    'requirement.several attributes': true;
    'requirement.skills': true;
    /** The text's requirements stand for the printed ones. */
    'requirement.used instead': true;
    'skill.gained': true;
    'skill.gained.again': true;
    'skill.gained.all': true;
    'skill.lost': true;
    'skill.lost.all': true;
    /** A price on the use of skills is paid, or they are not used. */
    'skill.price': true;
    'skill.price.paid': true;
    /** Who uses a skill where several could. */
    'skill.used': true;
    /** A text that takes or gives a skill makes its personnel use it. */
    'skill.used.by text': true;

    // Values: the order in which modifiers apply.
    'modify.by amount': true;
    'modify.replace': true;
    'modify.zero': true;
    'become.affiliation': true;
    'become.species': true;
    /** What several copies of a card that is not unique do adds up. */
    'unique.cumulative': true;
    /** A copy of a unique card comes into play by no other way either. */
    'unique.into play': true;

    // Using a text: what keeps it from being used, what it costs.
    /** A text is used and carried out. */
    'text.use': true;
    'text.use.with costs': true;
    /** A response that has a cost but no "may". */
    'respond.mandatory.with cost': true;
    /** What a text does something else about is its own doing. */
    'respond.own doing': true;
    /** Of several effects to choose from, only those of which something can be done. */
    'choose.doable': true;
    'use.captive': true;
    /** What is demanded before anything is paid. */
    'use.demand': true;
    /** Who would meet the demand is a captive. */
    'use.demand.captive': true;
    /** Who would meet the demand is stopped. */
    'use.demand.stopped': true;
    'use.ignored': true;
    /** As often as the text allows. */
    'use.limit': true;
    /** What happens to an own stopped card is answered by no text of another card that would do something to it. */
    'use.on stopped': true;
    'use.stopped': true;
    'use.switched off': true;
    /** A use whose end takes its card away is over before there is another. */
    'use.under way': true;
    'use.while': true;
    'cost.in full': true;
    'cost.points': true;
    'cost.substitute': true;
    'cost.substitute.which': true;
    /** A prohibition wins. */
    forbidden: true;
    'forbidden.overridden': true;
    /** What cannot be the object of an action is left out; the rest is done. */
    immune: true;

    // How long what a text does goes on, and what prevents or replaces it.
    lasting: true;
    'lasting.of a dilemma': true;
    /** What was put off is carried out, with the cards it spoke of then. */
    'put off.due': true;
    'prevent.action': true;
    'prevent.battle': true;
    'prevent.dilemma': true;
    instead: true;
    /** What is done instead waits until those selected would have met with it. */
    'instead.put off': true;

    // Selecting: beside the engine's own.
    /** Another one is selected in the place of the first. */
    'select.again': true;
    'select.cards': true;
    /** What cannot be the object of an action cannot be chosen for it. */
    'select.immune': true;
    /** What an action is done to. */
    'select.objects': true;
    'select.random.in a dilemma': true;
    'select.skill': true;
    /** A superlative that several cards share. */
    'select.tie': true;
    /** An opponent's text affects a concealed card for what it is. */
    'show.affected': true;
    stop: true;
    'stop.not joining': true;
    'stop.not reached': true;
    'stop.own not reached': true;
    /** Stopped cards that a text reaches, or leaves out. */
    'stop.reached': true;
    'stop.reached by all': true;
    'damage.not reached': true;
    'damage.removed': true;
    'leave play.out of the game': true;
    'damage.third': true;
    'captive.not reached': true;

    // Moving cards.
    'kill.to discard pile': true;
    'destroy.to discard pile': true;
    /** A card that was kept from being played. */
    'play.refused': true;
    /** A card that was played and does not stay. */
    'play.spent': true;
    'remove from the game': true;
    /** What becomes of cards on a card that leaves play. */
    'leave play.card on it': true;
    'leave play.dilemma on it': true;
    flip: true;
    draw: true;
    'draw.empty deck': true;
    discard: true;
    'download.by characteristics': true;
    'download.by title': true;
    'download.search': true;
    'download.shuffle': true;
    'download.take': true;
    'return.to dilemma pile': true;
    'return.to owner': true;
    take: true;
    swap: true;
    'swap.into play': true;
    'swap.out': true;
    place: true;
    /** Put straight in a brig. */
    'place.captive': true;
    'place.commanded': true;
    'place.damage': true;
    'place.not commanded': true;
    capture: true;
    core: true;
    /** What lies in a core goes to the core of who takes command of it. */
    'core.by keyword': true;
    'command.copy': true;
    'command.take': true;
    reveal: true;
    examine: true;

    // Missions, dilemmas and battles.
    'attempt.join': true;
    'attempt.leave': true;
    'battle.join': true;
    'battle.join.staffed': true;
    'move.by text': true;
    'battle.leave': true;
    /** An opponent's action brings on no "if you cannot". */
    'dilemma.disturbed': true;
    'dilemma.if you cannot': true;
    'dilemma.if you cannot.prevented': true;
    /** Responses have their place after the last action of a dilemma too. */
    'dilemma.last gap': true;
    'dilemma.overcome': true;
    'dilemma.requirements': true;
    'dilemma.requirements.shown': true;
    'dilemma.requirements.shown.by skills': true;
    /** A face-up card at the top of the pile is reached. */
    'dilemma pile.face up': true;

    // Points.
    score: true;
    'lose points': true;
    'win.by text': true;
  }
}

export {};
