import {
  Visitor,
  type Expression,
  type Node,
  type TaggedTemplateExpression,
  type TSType,
} from 'oxc-parser';
import { keysOfType } from './keys-of-type.ts';
import { ModuleIndex, type Module } from './module-index.ts';
import { isSql, namesWithin } from './output-names.ts';

export type Fault = { readonly rule: string; readonly where: string };

export const rules = {
  missing: 'a query selects every column of its rows, by a name',
  unreadable: 'the rows of a query have a type that names their columns',
} as const;

/** A query in the text of a file, and the type that its rows are said to have. */
type TypedQuery = { readonly type: TSType; readonly sql: Expression; readonly start: number };

const mayHoldQueries = /^(server|database)\//;
const mayNameRows = /\bsql<|\bentry\b/;

/** What queries say of their rows and do not select. Tests are read too: they hold what is stored against it. */
export function findMissingColumns(sources: ReadonlyMap<string, string>): {
  faults: Fault[];
  queries: number;
} {
  const index = new ModuleIndex(sources);
  let queries = 0;
  const faults = [...sources].flatMap(([path, text]) => {
    const module = mayHoldQueries.test(path) && mayNameRows.test(text) ? index.module(path) : null;
    const typed = module ? typedQueries(module) : [];
    queries += typed.length;
    return module ? typed.flatMap((query) => faultsOf(index, module, query)) : [];
  });
  return { faults, queries };
}

function faultsOf(index: ModuleIndex, module: Module, query: TypedQuery): Fault[] {
  const line = module.text.slice(0, query.start).split('\n').length;
  const where = `${module.path}:${line}`;
  const keys = keysOfType({ index, module }, query.type);
  if (!keys) return [{ rule: rules.unreadable, where }];
  const missing = keys.difference(namesWithin({ index, module }, query.sql));
  if (missing.size === 0) return [];
  return [{ rule: rules.missing, where: `${where}: ${[...missing].join(', ')}` }];
}

/** `sql<Row>` and what a helper of lists is told of its entries: `pageWithTotal<Row>(…, { entry: sql`…` })`. */
function typedQueries({ program }: Module): TypedQuery[] {
  const found: TypedQuery[] = [];
  new Visitor({
    TaggedTemplateExpression(node) {
      const [type] = node.typeArguments?.params ?? [];
      if (isSql(node) && type && !isScalar(type) && !isPlan(node))
        found.push({ type, sql: node, start: node.start });
    },
    CallExpression(node) {
      const [type] = node.typeArguments?.params ?? [];
      const entry = entryIn(node.arguments);
      if (type && entry) found.push({ type, sql: entry, start: node.start });
    },
  }).visit(program);
  return found;
}

const entryIn = (values: readonly Node[]): Expression | undefined =>
  values
    .flatMap((value) => (value.type === 'ObjectExpression' ? value.properties : []))
    .flatMap((property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'entry'
        ? [property.value]
        : [],
    )
    .at(0);

/** A plan has a column of its own. */
const isPlan = ({ quasi }: TaggedTemplateExpression): boolean =>
  quasi.quasis[0]?.value.raw.trimStart().startsWith('explain') ?? false;

/** One value, as a piece of a query has it. */
const isScalar = (type: TSType): boolean =>
  /^TS(Boolean|Number|String|Null)Keyword$/.test(type.type) ||
  (type.type === 'TSTypeReference' &&
    type.typeName.type === 'Identifier' &&
    type.typeName.name === 'SqlBool') ||
  (type.type === 'TSUnionType' && type.types.every(isScalar));
