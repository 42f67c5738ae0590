import type { Node } from 'oxc-parser';
import type { Reading } from './module-index.ts';

/** Names that a row must have; null for a type that the check cannot read. */
export type Keys = ReadonlySet<string> | null;

/** The names in a schema of zod: `z.object({ … })`, extended or with some of its names. */
export function keysOfSchema(reading: Reading, name: string): Keys {
  const schema = reading.index.find(reading.module, 'values', name);
  return schema && keysOfExpression({ ...reading, module: schema.module }, schema.node);
}

function keysOfExpression(reading: Reading, node: Node): Keys {
  if (node.type === 'Identifier') return keysOfSchema(reading, node.name);
  if (node.type === 'ObjectExpression') return keysOfObject(reading, node.properties);
  // `{ ...terms.shape }`
  if (node.type === 'MemberExpression') return keysOfExpression(reading, node.object);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const { property, object } = node.callee;
  const method = property.type === 'Identifier' ? property.name : '';
  const [first, second] = node.arguments;
  if (/^(strictO|looseO|o)bject$/.test(method) && first) return keysOfExpression(reading, first);
  // `z.extend(one, { … })` and `one.extend({ … })`.
  const isOfMini = object.type === 'Identifier' && object.name === 'z';
  const base = isOfMini ? first : object;
  const change = isOfMini ? second : first;
  const all = base ? keysOfExpression(reading, base) : null;
  if (!change || !all) return method === 'check' || method === 'readonly' ? all : null;
  if (method === 'check') return all;
  const named = keysOfExpression(reading, change);
  if (!named) return null;
  if (/^(safeE|e)xtend$/.test(method)) return all.union(named);
  if (method === 'pick') return named;
  return method === 'omit' ? all.difference(named) : null;
}

function keysOfObject(reading: Reading, properties: readonly Node[]): Keys {
  const keys = new Set<string>();
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      const spread = keysOfExpression(reading, property.argument);
      if (!spread) return null;
      for (const key of spread) keys.add(key);
    } else if (property.type === 'Property' && !isOptional(property.value)) {
      if (property.key.type === 'Identifier') keys.add(property.key.name);
    }
  }
  return keys;
}

const isOptional = (node: Node): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  node.callee.property.type === 'Identifier' &&
  node.callee.property.name === 'optional';
