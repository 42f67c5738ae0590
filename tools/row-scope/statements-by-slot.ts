import { type Node, parseSync, type Statement, visitorKeys } from 'oxc-parser';

/**
 * The columns by which a person, a phone or a card is known in all companies of an operator: every slot (`…_slot`), and the
 * number of a card.
 */
const column = String.raw`(?:\w+\.)?(?:\w+_slot|card\.number)`;
const looksUp = [
  new RegExp(String.raw`\b${column}\b\s*(?:=|<>|in\b|is (?:not )?distinct)`),
  new RegExp(String.raw`(?:=|<>|distinct from)\s*${column}\b`),
  new RegExp(String.raw`\b(?:in|using)\s*\([^()]*${column}\b`),
  new RegExp(String.raw`= (?:any|all)\s*\([^()]*${column}\b`),
];
const namesColumn = new RegExp(String.raw`^${column}$`);

/** What an update writes: up to the rows that it is about. */
const assignments = /\bset\b(?:(?!\bfrom\b|\bwhere\b|\bset\b)[^])*/g;

/** The calls that say which rows are meant, and that which names a column for a condition. */
const conditions = new Set([
  'ref',
  'where',
  'whereRef',
  'on',
  'onRef',
  'innerJoin',
  'leftJoin',
  'rightJoin',
  'having',
]);

/** Where a statement looks rows up by what is known in all companies, and by which declaration of its file. */
export type StatementBySlot = { readonly where: string; readonly isBeyond: boolean };

type File = { readonly path: string; readonly text: string };

/**
 * Each declaration of a file with such a statement; it is beyond the companies when all of its statements are. A piece of SQL
 * that is known to look up a slot counts where it is named.
 */
export function statementsBySlot(
  { path, text }: File,
  pieces: ReadonlySet<string> = new Set(),
): StatementBySlot[] {
  const { program } = parseSync(path, text);
  const isBeyondByPlace = new Map<string, boolean>();
  for (const statement of program.body) {
    const where = `${path}#${nameOf(statement)}`;
    const onNode = (node: Node, isBeyond: boolean) => {
      if (isLookup(node) || takesPiece(node, pieces))
        isBeyondByPlace.set(where, isBeyond && (isBeyondByPlace.get(where) ?? true));
    };
    visit(statement, false, onNode);
  }
  return [...isBeyondByPlace].map(([where, isBeyond]) => ({ where, isBeyond }));
}

function visit(
  node: Node,
  isBeyond: boolean,
  onNode: (node: Node, isBeyond: boolean) => void,
): void {
  onNode(node, isBeyond);
  const goesBeyond = isBeyond || isCallOf(node, (name) => name === 'beyondCompanies');
  for (const key of visitorKeys[node.type] ?? []) {
    const child: unknown = node[key as keyof typeof node];
    for (const part of Array.isArray(child) ? child : [child]) {
      if (isNode(part)) visit(part, goesBeyond, onNode);
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** `${piece}` or `${piece(…)}` in a statement. */
const takesPiece = (node: Node, pieces: ReadonlySet<string>): boolean =>
  node.type === 'TaggedTemplateExpression' &&
  node.quasi.expressions.some((part) => {
    const name = part.type === 'CallExpression' ? part.callee : part;
    return name.type === 'Identifier' && pieces.has(name.name);
  });

function isLookup(node: Node): boolean {
  if (node.type === 'TaggedTemplateExpression') {
    const sql = node.quasi.quasis.map(({ value }) => value.raw).join('?');
    const text = sql.replaceAll(assignments, ' ');
    return looksUp.some((pattern) => pattern.test(text));
  }
  if (node.type !== 'CallExpression' || !isCallOf(node, (name) => conditions.has(name)))
    return false;
  return node.arguments.some((argument) => namesColumn.test(textOf(argument)));
}

/** A name that is put together ends as it does: `sql.ref(`${by}_slot`)`. */
function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return '';
  return node.quasis.map(({ value }) => value.raw).join('given');
}

function isCallOf(node: Node, isMeant: (name: string) => boolean): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  if (callee.type === 'Identifier') return isMeant(callee.name);
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    isMeant(callee.property.name)
  );
}

/** The name of a declaration, exported or not. */
function nameOf(statement: Statement): string {
  if (statement.type === 'ExportNamedDeclaration' && statement.declaration)
    return nameOf(statement.declaration as Statement);
  if (statement.type === 'FunctionDeclaration') return statement.id?.name ?? '';
  if (statement.type !== 'VariableDeclaration') return '';
  const [first] = statement.declarations;
  return first?.id.type === 'Identifier' ? first.id.name : '';
}
