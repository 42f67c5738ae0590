import { parseSync, Visitor } from 'oxc-parser';

/** Endings by which one key has several texts: counts and operators. */
const variant = /_(one|other|ruter|akt|fjord)$/;

/** The keys of a text file, without the endings of variants. */
export function keysOf(path: string, text: string): string[] {
  const keys = new Set<string>();
  new Visitor({
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null;
      if (typeof name === 'string' && value.type !== 'ObjectExpression') {
        keys.add(name.replace(variant, ''));
      }
    },
  }).visit(parseSync(path, text).program);
  return [...keys];
}

/** Every piece of text, and every name after a dot, in a source file that might be a key. */
export function literalsOf(path: string, text: string): string[] {
  const literals: string[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') literals.push(value);
    },
    MemberExpression({ property }) {
      if (property.type === 'Identifier') literals.push(property.name);
    },
  }).visit(parseSync(path, text).program);
  return literals;
}
