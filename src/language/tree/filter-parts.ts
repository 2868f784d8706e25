/** Takes a filter apart: what is asked of a card, one thing after the other. */
import type { Filter } from './index.ts';

/** What a filter asks, of which all must be so: part by part; nothing where there is none. */
export const filterParts = (filter: Filter | undefined): readonly Filter[] =>
  filter?.f === 'and' ? filter.of : filter ? [filter] : [];
