import { parseSync, Visitor } from 'oxc-parser';

/** Attributes that a person reads or hears. */
const spoken = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']);
const hasLetters = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** Words that stand in a component itself instead of in a text file. */
export function visibleTextIn(path: string, text: string): string[] {
  const found: string[] = [];
  new Visitor({
    JSXText({ value }) {
      if (hasLetters(value)) found.push(value.trim());
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !spoken.has(name.name)) return;
      if (value?.type !== 'Literal' || typeof value.value !== 'string') return;
      if (hasLetters(value.value)) found.push(value.value);
    },
  }).visit(parseSync(path, text).program);
  return found;
}
