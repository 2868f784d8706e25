/** The ledger of rules, and how rules are found in it. */
import { describe, expect, it } from 'vitest';
import { findRules, loadLedger } from '../../src/rules/ledger.ts';

const rules = await loadLedger('second-edition');
const idsFor = (query: string): readonly string[] => findRules(rules, query).map((rule) => rule.id);

describe('the ledger of rules', () => {
  it('has each id once, with a topic and a sentence', () => {
    expect(rules.length).toBeGreaterThan(500);
    expect(new Set(rules.map((rule) => rule.id)).size).toBe(rules.length);
    for (const rule of rules) {
      expect(rule.id).toMatch(/^2E-[A-Z]+-\d\d$/);
      expect(rule.topic).not.toBe('');
      expect(rule.text.length).toBeGreaterThan(10);
    }
  });

  it('finds a rule by its id, whole or short, in any case', () => {
    expect(idsFor('2E-MOVE-02')).toEqual(['2E-MOVE-02']);
    expect(idsFor('move-02')).toEqual(['2E-MOVE-02']);
  });

  it('finds a section by its name, not the sections that begin alike', () => {
    const found = idsFor('MOVE');
    expect(found).toContain('2E-MOVE-12');
    expect(found.filter((id) => !id.startsWith('2E-MOVE-'))).toEqual([]);
  });

  it('finds rules by words, those with the words in the topic first', () => {
    expect(idsFor('opening hand')[0]).toBe('2E-SETUP-06');
    expect(idsFor('opening xyzzy')).toEqual([]);
  });

  it('has nothing for a ruleset it does not know', async () => {
    expect(await loadLedger('chess')).toEqual([]);
  });
});
