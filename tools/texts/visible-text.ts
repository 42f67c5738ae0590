import { parseSync, Visitor, type Expression, type JSXChild } from 'oxc-parser';

/** Attributes that a person reads or hears. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
  'description',
  'heading',
  'errorMessage',
]);
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
/** In any other attribute: a word with a capital, or one with a letter that only Norwegian has. */
const isPhrase = (text: string): boolean => /^\s*\p{Lu}\p{Ll}+|[æøåÆØÅ]/u.test(text);

/** The words that an expression can come to, where they are written in it. */
function wordsIn(expression: Expression | { type: 'JSXEmptyExpression' }): string[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : [];
    case 'TemplateLiteral':
      return expression.quasis.map(({ value }) => value.raw);
    case 'ConditionalExpression':
      return [...wordsIn(expression.consequent), ...wordsIn(expression.alternate)];
    case 'LogicalExpression':
      return [...wordsIn(expression.left), ...wordsIn(expression.right)];
    case 'BinaryExpression':
      if (expression.operator !== '+') return [];
      return [...wordsIn(expression.left), ...wordsIn(expression.right)];
    default:
      return [];
  }
}

function wordsInChildren(children: readonly JSXChild[]): string[] {
  return children.flatMap((child) => {
    if (child.type === 'JSXText') return [child.value.trim()];
    return child.type === 'JSXExpressionContainer' ? wordsIn(child.expression) : [];
  });
}

/** Words that stand in a component itself instead of in a text file. */
export function visibleTextIn(path: string, text: string): string[] {
  const visibleTexts: string[] = [];
  const add = (words: readonly string[], isVisible: (text: string) => boolean): void =>
    void visibleTexts.push(...words.filter(isVisible));
  new Visitor({
    JSXElement: ({ children }) => add(wordsInChildren(children), hasLetters),
    JSXFragment: ({ children }) => add(wordsInChildren(children), hasLetters),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || name.name === 'd') return;
      const isVisible = spoken.has(name.name) ? hasLetters : isPhrase;
      if (value?.type === 'Literal') add(wordsIn(value), isVisible);
      if (value?.type === 'JSXExpressionContainer') add(wordsIn(value.expression), isVisible);
    },
  }).visit(parseSync(path, text).program);
  return visibleTexts;
}
