/** Which small edits a source file takes: each breaks one thing, and a scenario should fail of it. */
import ts from 'typescript';

/** How an edit is put in: another expression, a statement left out, or a step of a procedure left out. */
export type EditForm =
  { readonly as: 'expression'; readonly instead: string } | { readonly as: 'statement' } | { readonly as: 'step' };

export interface Edit {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** The function or table it stands in. */
  readonly within: string;
  /** What is changed, in words; with file and `within` it names the edit, whatever lines move. */
  readonly what: string;
  readonly form: EditForm;
}

/** The body of a loop: where rounds are counted, so that an edit that loops comes to an end. */
export interface LoopBody {
  readonly start: number;
  readonly end: number;
}

export interface Editable {
  readonly edits: readonly Edit[];
  readonly loops: readonly LoopBody[];
}

/** Every edit of one file, in the order of the text. */
export function editsOf(file: string, text: string): Editable {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const list = new EditList(file, source);
  list.visit(source);
  return { edits: withNumbers(list.edits.toSorted((a, b) => a.start - b.start)), loops: list.loops };
}

/** Edits of the same words in the same function get a number, so that each has a name of its own. */
function withNumbers(edits: readonly Edit[]): Edit[] {
  const seen = new Map<string, number>();
  return edits.map((edit) => {
    const name = `${edit.within} ${edit.what}`;
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return number === 1 ? edit : { ...edit, what: `${edit.what} (${number})` };
  });
}

const SHIFTED: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '+'],
]);

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

const OTHER_METHOD: ReadonlyMap<string, string> = new Map(
  Object.entries({ some: 'every', every: 'some', find: 'findLast', findLast: 'find', max: 'min', min: 'max' }),
);

/** Methods whose result may be taken for what they were called on. */
const SHAPING: ReadonlySet<string> = new Set(['filter', 'slice', 'toSorted', 'toReversed']);

/** `&&` or `||` where the expression is such a chain. */
function logicalOf(node: ts.Expression): ts.SyntaxKind | null {
  if (!ts.isBinaryExpression(node)) return null;
  const { kind } = node.operatorToken;
  const isLogical = kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;
  return isLogical ? kind : null;
}

const isComparison = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind);

const isNot = (node: ts.Node): boolean =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bare(node.expression) : node;

/** The operands of a chain of one operator. */
function operandsOf(node: ts.Expression, operator: ts.SyntaxKind): ts.Expression[] {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === operator)
    return [...operandsOf(node.left, operator), node.right];
  return [node];
}

/** The middle of an optional chain can't be put in brackets without changing what it means. */
function isInsideChain(node: ts.Node): boolean {
  return (
    ts.isOptionalChain(node) &&
    ts.isExpression(node.parent) &&
    ts.isOptionalChain(node.parent) &&
    node.parent.expression === node
  );
}

const isRuleId = (node: ts.Node): boolean => ts.isStringLiteral(node) && /^\d?[A-Z\d]+-[A-Z]+-\d\d$/.test(node.text);

function isInFunction(node: ts.Node): boolean {
  for (let above = node.parent as ts.Node | undefined; above; above = above.parent)
    if (ts.isFunctionLike(above)) return true;
  return false;
}

function holdsFunction(node: ts.Node): boolean {
  return ts.isFunctionLike(node) || ts.forEachChild(node, (child) => holdsFunction(child) || undefined) === true;
}

class EditList {
  readonly edits: Edit[] = [];
  readonly loops: LoopBody[] = [];
  readonly #file: string;
  readonly #source: ts.SourceFile;

  constructor(file: string, source: ts.SourceFile) {
    this.#file = file;
    this.#source = source;
  }

  visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node) || isThrow(node)) return;
    this.#statement(node);
    this.#tested(node);
    if (ts.isExpression(node)) this.#expression(node);
    ts.forEachChild(node, (child) => {
      this.visit(child);
    });
  }

  #statement(node: ts.Node): void {
    if (ts.isExpressionStatement(node)) this.#add(node, `left out: ${this.#words(node)}`, { as: 'statement' });
    if (ts.isCaseClause(node)) this.#instead(node.expression, `case left out: ${this.#words(node.expression)}`, 'NaN');
    if (ts.isIterationStatement(node, false))
      this.loops.push({ start: node.statement.getStart(this.#source), end: node.statement.end });
  }

  /** What is asked of: conditions, and expressions that are true or false by their form. */
  #tested(node: ts.Node): void {
    if (ts.isIfStatement(node)) this.#forced(node.expression);
    else if (ts.isConditionalExpression(node)) this.#forced(node.condition);
    else if (ts.isWhileStatement(node))
      this.#instead(node.expression, `never: ${this.#words(node.expression)}`, 'false');
    else if (ts.isArrowFunction(node) && ts.isExpression(node.body)) this.#forcedIfBoolean(node.body);
    else if (ts.isReturnStatement(node) && node.expression) this.#forcedIfBoolean(node.expression);
    else if ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.initializer)
      this.#forcedIfBoolean(node.initializer);
  }

  #forcedIfBoolean(node: ts.Expression): void {
    if (isBoolean(bare(node))) this.#forced(node);
  }

  /** Always, and never; of what a chain asks together, the dropped operands say the other half. */
  #forced(node: ts.Expression): void {
    const operator = logicalOf(bare(node));
    if (operator !== ts.SyntaxKind.AmpersandAmpersandToken) this.#instead(node, `always: ${this.#words(node)}`, 'true');
    if (operator !== ts.SyntaxKind.BarBarToken) this.#instead(node, `never: ${this.#words(node)}`, 'false');
  }

  #expression(node: ts.Expression): void {
    if (isInsideChain(node)) return;
    if (ts.isBinaryExpression(node)) this.#binary(node);
    else if (ts.isCallExpression(node)) this.#call(node);
    else if (ts.isArrayLiteralExpression(node)) this.#array(node);
    else if (ts.isNumericLiteral(node)) this.#number(node);
    else if (node.kind === ts.SyntaxKind.TrueKeyword)
      this.#instead(node, `true for false: ${this.#around(node)}`, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword)
      this.#instead(node, `false for true: ${this.#around(node)}`, 'true');
  }

  #binary(node: ts.BinaryExpression): void {
    const { kind } = node.operatorToken;
    if (logicalOf(node) !== null) {
      const isPartOfChain = ts.isBinaryExpression(node.parent) && node.parent.operatorToken.kind === kind;
      if (!isPartOfChain) this.#dropped(node, operandsOf(node, kind), ` ${node.operatorToken.getText(this.#source)} `);
      return;
    }
    if (kind === ts.SyntaxKind.QuestionQuestionToken && !isDefault(bare(node.right))) {
      this.#dropped(node, [node.left, node.right], ' ?? ');
      return;
    }
    const other = SHIFTED.get(kind);
    if (other === undefined || this.#isAboveNothing(node)) return;
    const [left, right] = [node.left, node.right].map((side) => side.getText(this.#source));
    const operator = node.operatorToken.getText(this.#source);
    this.#instead(node, `${other} for ${operator}: ${this.#words(node)}`, `${left} ${other} ${right}`);
  }

  /** Counts and numbers of cards are never below 0, so a border shifted there says no more than "always". */
  #isAboveNothing(node: ts.BinaryExpression): boolean {
    return node.operatorToken.kind === ts.SyntaxKind.GreaterThanToken && node.right.getText(this.#source) === '0';
  }

  #dropped(node: ts.Expression, operands: readonly ts.Expression[], joint: string): void {
    for (const operand of operands) {
      const rest = operands.filter((other) => other !== operand).map((other) => other.getText(this.#source));
      this.#instead(node, `without${joint.trimEnd()} ${this.#words(operand)}`, rest.join(joint));
    }
  }

  #call(node: ts.CallExpression): void {
    if (!ts.isPropertyAccessExpression(node.expression)) return;
    const { expression, name } = node.expression;
    const other = OTHER_METHOD.get(name.text);
    const text = node.getText(this.#source);
    const from = node.getStart(this.#source);
    if (other !== undefined) {
      const [before, after] = [text.slice(0, name.getStart(this.#source) - from), text.slice(name.end - from)];
      this.#instead(node, `${other} for ${name.text}: ${this.#words(node)}`, before + other + after);
    }
    if (SHAPING.has(name.text))
      this.#instead(node, `without ${name.text}: ${this.#words(node)}`, expression.getText(this.#source));
  }

  #array(node: ts.ArrayLiteralExpression): void {
    if (isProcedureTable(node)) {
      for (const element of node.elements)
        if (!ts.isSpreadElement(element)) this.#add(element, `step left out: ${this.#words(element)}`, { as: 'step' });
      return;
    }
    // Pairs are no lists, and a list of rules is what the ledger counts.
    if (ts.isArrayLiteralExpression(node.parent) || node.elements.some(isRuleId) || isCited(node)) return;
    const texts = node.elements.map((element) => element.getText(this.#source));
    texts.forEach((text, index) => {
      const element = node.elements[index];
      if (!isInFunction(node) && element && holdsFunction(element)) return; // It has edits of its own.
      const rest = texts.filter((_, other) => other !== index).join(', ');
      this.#instead(node, `element left out: ${short(text)}`, `[${rest}]`);
    });
  }

  #number(node: ts.NumericLiteral): void {
    const { parent } = node;
    const isIndex = ts.isElementAccessExpression(parent) || ts.isPrefixUnaryExpression(parent);
    if (isIndex || (ts.isPropertyName(node) && 'name' in parent && parent.name === node)) return;
    if (ts.isBinaryExpression(parent) && (isComparison(parent) || !SHIFTED.has(parent.operatorToken.kind))) return;
    const other = String(Number(node.text) === 1 ? 0 : Number(node.text) + 1);
    this.#instead(node, `${other} for ${node.text}: ${this.#around(node)}`, other);
  }

  #instead(node: ts.Expression, what: string, instead: string): void {
    this.#add(node, what, { as: 'expression', instead });
  }

  #add(node: ts.Node, what: string, form: EditForm): void {
    const start = node.getStart(this.#source);
    const line = this.#source.getLineAndCharacterOfPosition(start).line + 1;
    this.edits.push({ file: this.#file, line, start, end: node.end, within: namedAbove(node), what, form });
  }

  #words(node: ts.Node): string {
    return short(node.getText(this.#source));
  }

  #around(node: ts.Node): string {
    return this.#words(node.parent);
  }
}

const MOST_WORDS = 90;

/** A piece of source in one line. */
function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MOST_WORDS ? `${line.slice(0, MOST_WORDS)}…` : line;
}

/** What stands for "nothing" where the types ask for a default: no rule says it. */
function isDefault(node: ts.Expression): boolean {
  return (
    ts.isLiteralExpression(node) ||
    ts.isPrefixUnaryExpression(node) ||
    node.kind === ts.SyntaxKind.NullKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.getText() === 'undefined' ||
    (ts.isArrayLiteralExpression(node) && node.elements.length === 0) ||
    (ts.isObjectLiteralExpression(node) && node.properties.length === 0)
  );
}

/** Is it true or false by its form? */
function isBoolean(node: ts.Expression): boolean {
  if (ts.isBinaryExpression(node) && logicalOf(node) !== null)
    return isBoolean(bare(node.right)) || isBoolean(bare(node.left));
  return isComparison(node) || isNot(node);
}

/** Errors of ours are thrown where nothing should ever come: neither they nor what they are thrown for is behaviour. */
const isThrow = (node: ts.Node): boolean =>
  ts.isThrowStatement(node) || (ts.isIfStatement(node) && !node.elseStatement && isThrow(node.thenStatement));

/** The steps of a procedure, or a list of such that procedures take up. */
const isProcedureTable = ({ parent }: ts.ArrayLiteralExpression): boolean =>
  (ts.isCallExpression(parent) && parent.expression.getText() === 'procedure') ||
  (ts.isVariableDeclaration(parent) && parent.type?.getText() === 'readonly Step[]');

const isCited = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) || ts.isVariableDeclaration(node.parent)) &&
  node.parent.name.getText() === 'rules';

/** The nearest named function, method, table or class above. */
function namedAbove(node: ts.Node): string {
  for (let above = node.parent as ts.Node | undefined; above; above = above.parent) {
    if (ts.isFunctionDeclaration(above) || ts.isMethodDeclaration(above)) return above.name?.getText() ?? '';
    if (ts.isVariableDeclaration(above) && !isInFunction(above)) return above.name.getText();
  }
  return '';
}
