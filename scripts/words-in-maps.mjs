/** A lint rule: what words are looked up in is a Map, or an object that is asked for its own keys. */
import ts from 'typescript';

const message =
  'Objects also answer to constructor, __proto__ and the like: make this table a Map, or ask Object.hasOwn first.';

/** Forbids `TABLE[word]` and `word in TABLE` where the table is a constant of a module and the word may be any string. */
export const wordsInMaps = {
  meta: { type: 'problem', messages: { wordInTable: message }, schema: [] },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();

    const isOfModule = (node) => {
      let scope = context.sourceCode.getScope(node);
      while (scope !== null && !scope.set.has(node.name)) scope = scope.upper;
      return scope?.type === 'module';
    };
    const isTable = (node) => {
      const type = services.getTypeAtLocation(node);
      return !checker.isArrayLikeType(type) && (type.flags & ts.TypeFlags.Object) !== 0;
    };
    const mayBeAnyWord = (node) => {
      const type = services.getTypeAtLocation(node);
      return (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & ts.TypeFlags.String) !== 0);
    };
    const check = (node, table, word) => {
      if (table.type === 'Identifier' && isOfModule(table) && isTable(table) && mayBeAnyWord(word))
        context.report({ node, messageId: 'wordInTable' });
    };

    return {
      'MemberExpression[computed=true]': (node) => check(node, node.object, node.property),
      "BinaryExpression[operator='in']": (node) => check(node, node.right, node.left),
    };
  },
};
