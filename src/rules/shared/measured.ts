/** What a team has against what a mission or a dilemma asks of it, part by part, for views and the log (2E-REQ-01 to -06). */
import { candidates, meets } from '../../effects/meaning.ts';
import {
  asked,
  askedNow,
  attributeTotals,
  contextOf,
  demandsOf,
  missionContext,
  skillLevels,
  type Context,
  type Requirement,
} from '../../effects/reading/index.ts';
import { taskFacts } from '../../effects/terms.ts';
import { attemptIn } from '../../effects/undertakings.ts';
import type { CardNumber } from '../../engine/asking/request.ts';
import type { Engine } from '../../engine/kernel/kernel.ts';
import type { Against, Comparison, Measured } from '../../engine/state/events.ts';
import { renderRequirement } from '../../language/house/program.ts';

/** What these personnel have against what a mission or a dilemma asks of them now; empty where it asks nothing. */
export function measure(engine: Engine, asking: CardNumber, team: readonly CardNumber[]): readonly Measured[] {
  return unwatched(engine, () => {
    const definition = engine.definitionOf(asking);
    if (taskFacts(definition)) return missionMeasured(engine, asking, team);
    return definition.dilemma === undefined ? [] : dilemmaMeasured(engine, asking, team);
  });
}

/** A team and what it has against what a mission or a dilemma asks of it now, as an event tells it. */
export const against = (engine: Engine, asking: CardNumber, team: readonly CardNumber[]): Against => ({
  team,
  parts: measure(engine, asking, team),
});

/** What is still missing for 'more': 0 where it is met. */
export function lacking({ isMet, count }: Measured): number {
  if (isMet) return 0;
  return count === undefined ? 1 : Math.abs(leastOf(count.op, count.need) - count.have);
}

/** What there is of something and what is needed, in words: `Cunning 17, needs more than 30`. */
export function haveWords({ what, count }: Measured): string {
  return count === undefined ? `needs ${what}` : `${what} ${count.have}, needs ${NEEDS[count.op]}${count.need}`;
}

const NEEDS: Readonly<Record<Comparison, string>> = {
  '>': 'more than ',
  '<': 'less than ',
  '>=': '',
  '<=': 'at most ',
  '=': 'exactly ',
};

/** By how much a team failed: `: Cunning 17, needs more than 30`. Empty where that is not told, or nothing was missing. */
export function lackWords(against: Against | null): string {
  if (against?.team.length === 0) return ': nobody is left';
  const missing = (against?.parts ?? []).filter(({ isMet }) => !isMet);
  return missing.length === 0 ? '' : `: ${missing.map(haveWords).join('; ')}`;
}

/** The smallest or largest number that meets a comparison: 31 for 'more than 30', 29 for 'less than 30'. */
export const leastOf = (op: Comparison, need: number): number => (op === '>' ? need + 1 : op === '<' ? need - 1 : need);

/** Nothing is carried out here: a trace is not told of what is only looked at. */
function unwatched<T>(engine: Engine, look: () => T): T {
  const { watcher } = engine;
  engine.watcher = null;
  try {
    return look();
  } finally {
    engine.watcher = watcher;
  }
}

/** What the mission asks: in an attempt by a text that text's requirements, which stand last. */
function missionMeasured(engine: Engine, mission: CardNumber, team: readonly CardNumber[]): readonly Measured[] {
  const requirement = askedNow(engine, mission).at(-1);
  return requirement === undefined ? [] : partsOf(missionContext(engine, mission), team, requirement);
}

/** What the text of the dilemma says after "unless", of each place the way that is nearest. */
function dilemmaMeasured(engine: Engine, dilemma: CardNumber, team: readonly CardNumber[]): readonly Measured[] {
  const you = attemptIn(engine)?.player ?? engine.ownerOf(dilemma);
  const context = contextOf(engine, engine.ref(dilemma), you);
  return demandsOf(engine.definitionOf(dilemma)).flatMap((ways) =>
    nearest(
      ways.map((way) => {
        const cards = way.who.at?.p === 'involved' ? team : candidates(context, way.who);
        return partsOf(context, cards, asked(context, way));
      }),
    ),
  );
}

function partsOf(context: Context, team: readonly CardNumber[], requirement: Requirement): readonly Measured[] {
  const isMet = meets(context, team, requirement);
  switch (requirement.r) {
    case 'and':
      return requirement.of.flatMap((part) => partsOf(context, team, part));
    case 'or':
      return nearest(requirement.of.map((part) => partsOf(context, team, part)));
    case 'skill': {
      const have = skillLevels(context, team, requirement.skill);
      return [{ what: requirement.skill, isMet, count: { have, op: '>=', need: requirement.n } }];
    }
    case 'attr': {
      const ways = attributeTotals(context, team, requirement).map((way): readonly Measured[] => {
        const count = { have: way.total, op: comparison(requirement.op), need: way.wanted };
        return [{ what: capital(way.name), isMet: way.isMet, count }];
      });
      return nearest(ways);
    }
    case 'card':
    case 'one':
    case 'persons':
    case 'ship':
    case 'at':
    case 'skillsOf':
    case 'differentSkills':
    case 'named':
      return [{ what: renderRequirement(requirement, context.engine.ruleset.texts.dialect), isMet }];
  }
}

/** Of several ways the first that is met, else the one that lacks least. */
function nearest(ways: readonly (readonly Measured[])[]): readonly Measured[] {
  const lack = (way: readonly Measured[]): number => way.reduce((sum, part) => sum + lacking(part), 0);
  return [...ways].sort((one, other) => lack(one) - lack(other))[0] ?? [];
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Requirements are never that something be different. @throws Error for one that is */
function comparison(op: string): Comparison {
  const known = COMPARISONS.find((each) => each === op);
  if (known === undefined) throw new Error(`a requirement compared by ${op}`);
  return known;
}
const COMPARISONS: readonly Comparison[] = ['>', '<', '>=', '<=', '='];
