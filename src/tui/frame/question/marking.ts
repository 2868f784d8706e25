/** Choosing several: marks, their order, and what the rules' condition on the set says of them while one marks. */
import type { Candidate, Selection, SetCondition } from '../../../engine/asking/request.ts';
import type { View } from '../../../engine/showing/view.ts';
import { nameOf, titleOf } from '../cards.ts';
import { span } from '../text.ts';
import type { Line } from '../text.ts';
import { itemAt } from '../../../engine/kernel/lists.ts';

/** Indices into the selection's `from`, in the order in which they were marked. */
export type Marks = readonly number[];

/** A mark set or taken back. Where only one may be chosen, the new one takes the place of the old. */
export function toggled(selection: Selection, marks: Marks, index: number): Marks {
  if (marks.includes(index)) return marks.filter((mark) => mark !== index);
  return selection.max === 1 ? [index] : [...marks, index];
}

/** A marked candidate moved one place up or down in the order. */
export function reordered(marks: Marks, index: number, step: 1 | -1): Marks {
  const at = marks.indexOf(index);
  const other = marks[at + step];
  if (at < 0 || other === undefined) return marks;
  return marks.map((mark, place) => (place === at ? other : place === at + step ? index : mark));
}

export const everything = (selection: Selection): Marks => selection.from.map((_, index) => index);

export const inverted = (selection: Selection, marks: Marks): Marks =>
  everything(selection).filter((index) => !marks.includes(index));

/** What a selection starts with: everything where nothing can be left out, otherwise nothing. */
export const startingMarks = (selection: Selection): Marks =>
  selection.min === selection.from.length && !selection.ordered ? everything(selection) : [];

export const candidateName = (view: View, candidate: Candidate): string => {
  switch (candidate.kind) {
    case 'card':
      return titleOf(view, candidate.card);
    case 'player':
      return nameOf(view, candidate.player);
    case 'number':
      return String(candidate.value);
    case 'word':
      return candidate.value;
  }
};

/** One thing the set must be, how far it is, and whether it is so. */
export interface Measure {
  readonly text: string;
  readonly met: boolean;
}

const range = (min: number, max: number): string => {
  if (min === max) return String(min);
  return max >= Number.MAX_SAFE_INTEGER || !Number.isFinite(max) ? `${min} or more` : `${min} to ${max}`;
};

const within = (value: number, min: number, max: number): boolean => value >= min && value <= max;

/** `2 of 5 marked`; `2 marked, takes 1 to 7`. */
function sizeText({ from, min, max }: Selection, count: number): string {
  const over = count > max ? `, unmark ${count - max}` : '';
  if (min === max) return `${count} of ${min} marked${over}`;
  return min === 0 && max === from.length ? `${count} marked` : `${count} marked, takes ${range(min, max)}${over}`;
}

/** How the marks stand against the selection's size and condition; all met: the set is legal as far as data tells. */
export function measures(selection: Selection, marks: Marks): readonly Measure[] {
  const size = sizeText(selection, marks.length);
  return [
    { text: size, met: within(marks.length, selection.min, selection.max) },
    ...(selection.condition === undefined ? [] : conditionMeasures(selection.condition, marks)),
  ];
}

function conditionMeasures(condition: SetCondition, marks: Marks): readonly Measure[] {
  switch (condition.is) {
    case 'count': {
      const count = marks.filter((mark) => condition.of.includes(mark)).length;
      const text = `${count} of these ${condition.of.length}, takes ${range(condition.min, condition.max)}`;
      return [{ text, met: within(count, condition.min, condition.max) }];
    }
    case 'total': {
      const total = marks.reduce((sum, mark) => sum + itemAt(condition.weights, mark), 0);
      return [
        {
          text: `total ${total}, takes ${range(condition.min, condition.max)}`,
          met: within(total, condition.min, condition.max),
        },
      ];
    }
    case 'all':
      return condition.of.flatMap((each) => conditionMeasures(each, marks));
    case 'any': {
      const ways = condition.of.map((each) => conditionMeasures(each, marks));
      const met = ways.find((way) => way.every((measure) => measure.met));
      return [{ text: 'one of several ways', met: met !== undefined }];
    }
  }
}

/** What is asked, each with a mark for whether it is so. */
export function measureLine(list: readonly Measure[]): Line {
  return list.flatMap(({ text, met }, index) => [
    ...(index > 0 ? [span(' · ', 'dim')] : []),
    span(`${met ? '✓' : '-'} ${text}`, met ? 'good' : 'plain'),
  ]);
}
