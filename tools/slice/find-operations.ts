import { parseSync, Visitor, type Expression, type ObjectExpression } from 'oxc-parser';
import type { ImportGraph } from '../imports/import-graph.ts';

/** A call or a list of the contract. */
export type Operation = {
  /** As files have it: `order-company-ticket`. */
  readonly name: string;
  /** Its exports in the contract: the route, or a list with its calls. */
  readonly exports: readonly string[];
  readonly contract: string;
  /** `POST /api/ticket/create`. */
  readonly call: string;
};

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The text of a property of a literal; null when it is not written there. */
function textOf({ properties }: ObjectExpression, name: string): string | null {
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    const { value } = property;
    if (property.key.name === name && value.type === 'Literal') return String(value.value);
  }
  return null;
}

function callOf(init: Expression | null): string | null {
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return null;
  const [literal] = init.arguments;
  const kind = init.callee.name;
  if (literal?.type !== 'ObjectExpression' || !['route', 'listOf'].includes(kind)) return null;
  return `${textOf(literal, 'method') ?? 'GET'} ${textOf(literal, 'path') ?? '(a path by parts)'}`;
}

/** The operations that a file of the contract declares. */
export function operationsIn(contract: string, text: string): Operation[] {
  const operations: (Operation & { exports: string[] })[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      const call = callOf(init);
      if (id.type === 'Identifier' && call)
        operations.push({ name: kebab(id.name), exports: [id.name], contract, call });
      // `const { list: listCompanies } = companyList`: the calls of a list.
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return;
      const list = operations.find((operation) => operation.exports.includes(init.name));
      for (const property of id.properties) {
        if (property.type === 'Property' && property.value.type === 'Identifier')
          list?.exports.push(property.value.name);
      }
    },
  }).visit(parseSync(contract, text).program);
  return operations;
}

/** Every operation of the contract. */
export const allOperations = ({ modules }: ImportGraph): Operation[] =>
  [...modules.values()]
    .filter(({ path }) => path.startsWith('contract/') && path.endsWith('.contract.ts'))
    .flatMap(({ path, text }) => operationsIn(path, text));

const fileName = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).split('.')[0] ?? '';

const namesOf = ({ name, exports, contract, call }: Operation): string[] => [
  name,
  ...exports,
  ...exports.map(kebab),
  fileName(contract),
  contract,
  call,
  call.slice(call.indexOf(' ') + 1),
];

/** The operations with a name: of a file or an export of the contract, or a path with or without its method. */
export const findOperations = (operations: readonly Operation[], name: string): Operation[] =>
  operations.filter((operation) => namesOf(operation).includes(name));

const pairsOf = (name: string): Set<string> =>
  new Set([...name.toLowerCase()].map((letter, at) => letter + (name[at + 1] ?? '')));

function likeness(one: Set<string>, other: Set<string>): number {
  return (2 * one.intersection(other).size) / (one.size + other.size);
}

const most = 5;
const leastLikeness = 0.4;

/** The names of operations that are most like an unknown one. */
export function nearNames(operations: readonly Operation[], name: string): string[] {
  const pairs = pairsOf(name);
  return [...new Set(operations.flatMap(({ name: own, call }) => [own, call]))]
    .map((near) => ({ near, like: likeness(pairs, pairsOf(near)) }))
    .filter(({ like }) => like >= leastLikeness)
    .toSorted((one, other) => other.like - one.like)
    .slice(0, most)
    .map(({ near }) => near);
}
