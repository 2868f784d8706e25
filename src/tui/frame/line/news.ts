/** What happened, for line mode: a line an event, and of attempts, battles and the like a paragraph a stage. */
import type { LogLine, TableSession } from '../../../table/index.ts';
import type { TableFace } from '../face.ts';
import { paragraphSince, type Stage } from '../scene.ts';

type Told = Pick<TableSession, 'view' | 'past' | 'printed' | 'log'>;

/** What happened since so many answers. */
export function newsSince(table: Told, face: TableFace, since: number): readonly string[] {
  const lines = table.log().filter(({ answers }) => answers > since);
  if (lines.length === 0) return [];
  const stages = stagesByLine(table, face);
  const told = new Set<Stage>();
  return lines.flatMap((line) => {
    const stage = stages.get(line);
    if (stage === undefined) return [line.full ?? line.text];
    if (told.has(stage)) return [];
    told.add(stage);
    return [paragraphSince(stage, since)];
  });
}

function stagesByLine(table: Told, face: TableFace): ReadonlyMap<LogLine, Stage> {
  const stages = face.stages({ view: table.view(), past: table.past(), printed: (card) => table.printed(card) });
  return new Map(
    stages.flatMap((stage) =>
      stage.happened.flatMap(({ line }): readonly (readonly [LogLine, Stage])[] =>
        line === null ? [] : [[line, stage]],
      ),
    ),
  );
}
