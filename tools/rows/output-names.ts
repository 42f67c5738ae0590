import { type Node, type TaggedTemplateExpression, visitorKeys } from 'oxc-parser';
import { tokensOf, type Token } from '../mutation/sql/tokens.ts';
import type { Reading } from './module-index.ts';

/** The names of the columns that a query gives, as far as the text names them. */
export type OutputNames = ReadonlySet<string>;

export const isSql = ({ tag }: TaggedTemplateExpression): boolean =>
  tag.type === 'Identifier' && tag.name === 'sql';

const endsList = new Set(
  'from where group order limit union except intersect for returning window having'.split(' '),
);

/** What the outermost lists of a query, or of a piece of one, name. */
function outputNames(
  place: Reading,
  template: TaggedTemplateExpression,
  seen: ReadonlySet<Node> = new Set(),
): OutputNames {
  if (seen.has(template)) return new Set();
  const inner = new Set([...seen, template]);
  const { quasi } = template;
  const { text } = place.module;
  const holes = quasi.expressions.map((expression) => ({
    expression,
    start: text.lastIndexOf('${', expression.start),
    end: text.indexOf('}', expression.end) + 1,
  }));
  const tokens = tokensOf(text, { start: quasi.start + 1, end: quasi.end - 1 }, holes);
  const lists = outermostLists(tokens);
  // A star gives what the queries inside name.
  const items = lists.some((item) => item.at(-1)?.text === '*') ? allLists(tokens) : lists;
  const names = new Set(items.flatMap((item) => nameOf(item, text) ?? []));
  for (const token of items.flatMap(listedHoles)) {
    const hole = holes.find(({ start }) => start === token.start);
    if (!hole) continue;
    for (const name of namesWithin(place, hole.expression, inner)) names.add(name);
  }
  return names;
}

type Item = readonly Token[];

/** What an item of a select list is called: by its alias, by its column, or by its function. */
function nameOf(item: Item, text: string): string | undefined {
  const alias = item.findLastIndex((token) => token.text === 'as');
  const named =
    alias >= 0
      ? item.slice(0, alias + 2)
      : item.slice(0, item.findLastIndex(({ type }) => type !== 'hole') + 1);
  const last = named.at(-1);
  if (last?.type === 'word' || (last?.type === 'value' && text[last.start] === '"'))
    return text.slice(last.start, last.end).replaceAll('"', '');
  const opened = named.findIndex(({ type }) => type === 'open');
  const called = named[opened - 1];
  return last?.type === 'close' && called?.type === 'word' ? called.text : undefined;
}

/** The pieces of SQL that an item is made of, without those that are part of a value. */
const listedHoles = (item: Item): Item =>
  item.filter(
    ({ type }, index) =>
      type === 'hole' && item[index - 1]?.type !== 'sign' && item[index + 1]?.text !== 'as',
  );

/** The items of the select lists and returning lists that are in no parentheses; of a piece without them its own. */
function outermostLists(tokens: Item): Item[] {
  const outer = outermost(tokens);
  const returning = outer.findIndex(({ text }) => text === 'returning');
  const starts = returning >= 0 ? [returning] : startsOf(outer);
  return starts.length > 0
    ? starts.flatMap((start) => itemsFrom(outer, start + 1))
    : itemsFrom(outer, 0);
}

/** What is in no parentheses; of a query that stands in some, what is in no others. */
function outermost(tokens: Item, depth = 0): Item {
  const outer = tokens.filter((token) => token.depth === depth);
  const isWithin =
    outer.length > 0 && outer.every(({ type }) => type === 'open' || type === 'close');
  return isWithin ? outermost(tokens, depth + 1) : outer;
}

/** The same of all lists, those in parentheses included. */
const allLists = (tokens: Item): Item[] => [
  ...startsOf(tokens).flatMap((start) => {
    const depth = tokens[start]?.depth ?? 0;
    const end = tokens.findIndex((token, index) => index > start && token.depth < depth);
    const list = tokens
      .slice(0, end < 0 ? undefined : end)
      .filter((token) => token.depth === depth);
    return itemsFrom(list, list.findIndex((token) => token === tokens[start]) + 1);
  }),
  tokens.filter(({ type }) => type === 'hole'),
];

const startsOf = (tokens: Item): number[] =>
  tokens.flatMap(({ text }, index) => (text === 'select' || text === 'returning' ? [index] : []));

function itemsFrom(tokens: Item, start: number): Item[] {
  const items: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    if (index < start) continue;
    if (token.type === 'word' && endsList.has(token.text) && !isPartOfItem(tokens[index - 1]))
      break;
    if (token.type === 'comma') items.push([]);
    else items.at(-1)?.push(token);
  }
  return items;
}

/** After `as` a name follows, and `is distinct from` compares. */
const isPartOfItem = (before: Token | undefined): boolean =>
  before?.text === 'as' || before?.text === 'distinct';

/** The names in all SQL that an expression holds, by itself or through what it names or calls. */
export function namesWithin(
  place: Reading,
  expression: Node,
  seen: ReadonlySet<Node> = new Set(),
): OutputNames {
  const names = new Set<string>();
  const add = (found: OutputNames): void => {
    for (const name of found) names.add(name);
  };
  const inner = isTemplate(expression) ? seen : new Set([...seen, expression]);
  for (const node of partsOf(expression)) {
    if (node.type === 'TaggedTemplateExpression') add(outputNames(place, node, inner));
    // `sql.ref('holder.note')`
    else if (node.type === 'Literal') names.add(String(node.value).split('.').at(-1) ?? '');
    else if (node.type === 'Identifier') {
      const named = place.index.find(place.module, 'values', node.name);
      if (named && !inner.has(named.node))
        add(namesWithin({ ...place, module: named.module }, named.node, inner));
    }
  }
  return names;
}

/** The templates of SQL in an expression, and the names and texts that stand outside them. */
function partsOf(node: Node): Node[] {
  if (isTemplate(node) || node.type === 'Identifier' || node.type === 'Literal') return [node];
  const fields: Record<string, unknown> = { ...node };
  return (visitorKeys[node.type] ?? [])
    .flatMap((key) => fields[key])
    .filter(isNode)
    .flatMap(partsOf);
}

const isTemplate = (node: Node): boolean => node.type === 'TaggedTemplateExpression' && isSql(node);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
