// Lint rules: what several editions share holds no rule id of a ledger and no word of one edition.

/** Ids of the ledgers: 2E-DIL-29, OBJ-ATT-01, 94-ATT-05 … */
const RULE_ID = /\b(?:2E|OBJ|1E|94|R99|OV)-[A-Z]+-\d+/;

/** Everything in a file that people wrote as words: comments, texts, names. */
function visitWords(context, look) {
  const source = context.sourceCode;
  const text = (node) => {
    if (typeof node.value === 'string') look(node, node.value);
  };
  return {
    Program() {
      for (const comment of source.getAllComments()) look(comment, comment.value);
    },
    Literal: text,
    JSXText: text,
    TemplateElement: (node) => look(node, node.value.raw),
    Identifier: (node) => look(node, node.name.replace(/([a-z])([A-Z])/g, '$1 $2')),
  };
}

/** No id of a ledger's rule: a rule is named by a key that the ruleset maps to its ledger's ids. */
export const noRuleIds = {
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    visitWords(context, (node, words) => {
      const [id] = RULE_ID.exec(words) ?? [];
      if (id !== undefined)
        context.report({
          loc: node.loc,
          message: `'${id}' is an edition's: name the rule by a key (engine/ruleset/rule-keys.ts).`,
        });
    }),
};

/** No word that only one edition uses. */
export const noEditionWords = {
  meta: { type: 'problem', schema: [{ type: 'array', items: { type: 'string' } }] },
  create: (context) => {
    const known = new RegExp(`\\b(?:${(context.options[0] ?? []).join('|')})\\b`, 'i');
    return visitWords(context, (node, words) => {
      const [word] = known.exec(words) ?? [];
      if (word !== undefined)
        context.report({ loc: node.loc, message: `'${word}' is a word of one edition: ask the ruleset for it.` });
    });
  },
};
