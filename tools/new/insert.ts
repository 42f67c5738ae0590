import {
  parseSync,
  Visitor,
  type Expression,
  type ParamPattern,
  type FunctionBody,
  type ObjectPattern,
} from 'oxc-parser';
import type { Insertion } from './skeleton.ts';

/** Where a list or record ends, and how it goes on. */
type Container = {
  readonly name: string;
  readonly last: number | null;
  readonly end: number;
  readonly taken: readonly string[] | null;
};

const takenNames = ({ properties }: ObjectPattern): string[] =>
  properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  );

function namesTaken(param: ParamPattern | undefined): readonly string[] {
  return param?.type === 'ObjectPattern' ? takenNames(param) : [];
}

/** What a function with statements returns at its end. */
function returnedBy({ body }: FunctionBody): Expression | null {
  const last = body.at(-1);
  return last?.type === 'ReturnStatement' ? last.argument : null;
}

/** The list or record that an expression is, behind `as const`, `satisfies`, a function that returns it, or a call that takes it. */
function containerOf(
  name: string,
  value: Expression,
  taken: readonly string[] | null = null,
): Container | null {
  switch (value.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return containerOf(name, value.expression, taken);
    case 'ArrayExpression':
      return { name, last: value.elements.at(-1)?.end ?? null, end: value.end, taken };
    case 'ObjectExpression':
      return { name, last: value.properties.at(-1)?.end ?? null, end: value.end, taken };
    case 'ArrowFunctionExpression': {
      const { body, params } = value;
      const returned = body.type === 'BlockStatement' ? returnedBy(body) : body;
      return returned && containerOf(name, returned, namesTaken(params[0]));
    }
    case 'CallExpression': {
      const [first] = value.arguments;
      return first?.type === 'ArrayExpression' ? containerOf(name, first, taken) : null;
    }
    default:
      return null;
  }
}

type Reading = { readonly containers: readonly Container[]; readonly afterImports: number };

function read(path: string, text: string): Reading {
  const containers: Container[] = [];
  const { program, module } = parseSync(path, text);
  new Visitor({
    VariableDeclarator({ id, init }) {
      const container = id.type === 'Identifier' && init ? containerOf(id.name, init) : null;
      if (container) containers.push(container);
    },
    FunctionDeclaration({ id, params, body }) {
      const value = body && returnedBy(body);
      const container = id && value && containerOf(id.name, value, namesTaken(params[0]));
      if (container) containers.push(container);
    },
    TSInterfaceDeclaration({ id, body }) {
      containers.push({
        name: id.name,
        last: body.body.at(-1)?.end ?? null,
        end: body.end,
        taken: null,
      });
    },
  }).visit(program);
  return { containers, afterImports: module.staticImports.at(-1)?.end ?? 0 };
}

/** The text of a file with a line inserted; null when the place is not there, not the only one, or lacks what the line needs. */
export function insert(
  path: string,
  text: string,
  { into, line, importing, taking = [] }: Insertion,
): string | null {
  const { containers, afterImports } = read(path, text);
  const matching = containers.filter(({ name }) =>
    typeof into === 'string' ? name === into : into.test(name),
  );
  const [place] = matching;
  if (!place || matching.length > 1) return null;
  if (!taking.every((name) => place.taken?.includes(name))) return null;
  const at = place.end - 1;
  const before = text.slice(place.last ?? 0, at);
  const needsComma =
    place.last !== null && !/[,;]/.test(before) && !text.slice(0, place.last).endsWith(';');
  const withLine = `${text.slice(0, place.last ?? at)}${needsComma ? ',' : ''}${place.last === null ? '' : before}${line}\n${text.slice(at)}`;
  const inserted =
    importing === undefined
      ? withLine
      : `${withLine.slice(0, afterImports)}\n${importing}${withLine.slice(afterImports)}`;
  return parseSync(path, inserted).errors.length === 0 ? inserted : null;
}
