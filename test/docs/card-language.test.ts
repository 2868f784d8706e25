/** Each example of docs/card-language.md is understood, carried out, holds its construction and is written as the page says. */
import { describe, expect, it } from 'vitest';
import { languageExamples, rowsOnPage } from '../../scripts/docs/card-language.ts';
import { LANGUAGE_PAGE } from '../../scripts/docs/pages.ts';
import { rendered } from '../../scripts/docs/rendering.ts';
import { read } from '../../scripts/docs/text.ts';

describe('the examples of the card language', () => {
  it('are rendered as the page shows', () => {
    const rows = rowsOnPage(read(LANGUAGE_PAGE));
    const examples = [...languageExamples()];
    expect(examples.length).toBeGreaterThan(250);
    const wrong = examples.filter(([name, example]) => rows.get(name)?.[1] !== rendered(name, example));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});
