/** What is asked just now. Options in groups are listed when somebody looks at them: who knows what to do looks at those of one verb. */
import { asCited, optionsAsCited, questionAsCited } from '../kernel/citing.ts';
import type { Engine } from '../kernel/kernel.ts';
import { fromEach } from '../kernel/lists.ts';
import type { Asking } from '../kernel/procedure.ts';
import type { Frame } from '../state/state.ts';
import type { Option, Question, Request } from './request.ts';

/** Options of these verbs and of no others. */
export interface Group {
  readonly verbs: readonly string[];
  /** All that there are now. */
  readonly list: (engine: Engine) => readonly Option[];
}

export class Offered {
  private readonly lists = new Map<Group, readonly Option[]>();

  constructor(
    private readonly engine: Engine,
    readonly question: Question,
    /** In the order in which the request has them. */
    private readonly groups: readonly Group[],
    private listed: Request | null = null,
  ) {}

  /** The question with every option. */
  get request(): Request {
    this.listed ??= { options: fromEach(this.groups, (group) => this.optionsOf(group)), ...this.question };
    return this.listed;
  }

  /** The options with a verb: the very ones that the request has. */
  withVerb(verb: string): readonly Option[] {
    const options =
      this.listed?.options ??
      fromEach(
        this.groups.filter(({ verbs }) => verbs.includes(verb)),
        (group) => this.optionsOf(group),
      );
    return options.filter((option) => option.verb === verb);
  }

  private optionsOf(group: Group): readonly Option[] {
    const known = this.lists.get(group);
    if (known) return known;
    const options = optionsAsCited(this.engine.ruleset, group.list(this.engine));
    this.lists.set(group, options);
    return options;
  }
}

/** What a step asks; null where there is nothing to ask. */
export function offeredBy(engine: Engine, frame: Frame, asks: Asking): Offered | null {
  const { ruleset } = engine;
  if ('groups' in asks) {
    const question = asks.question(engine);
    return question && new Offered(engine, questionAsCited(ruleset, question), asks.groups);
  }
  const asked = asks.request(engine, frame);
  if (!asked) return null;
  const request = asCited(ruleset, asked);
  return new Offered(engine, request, NO_GROUPS, request);
}
const NO_GROUPS: readonly Group[] = [];
