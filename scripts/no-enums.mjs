/** A lint rule: words are unions of texts, never enums. */
export const noEnums = {
  meta: {
    type: 'problem',
    messages: { isEnum: 'Write a union of words: what is assigned to enums is not checked here.' },
    schema: [],
  },
  create: (context) => ({ TSEnumDeclaration: (node) => context.report({ node, messageId: 'isEnum' }) }),
};
