import { parseSync, Visitor, type ESTree } from 'oxc-parser';

/** Attributes that a person reads or hears. */
const spoken = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
  ...['title', 'placeholder', 'alt', 'label', 'description', 'heading', 'errorMessage'],
]);
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** The words that an expression can come to, where they are written in it. */
function wordsIn(expression: ESTree.Expression | ESTree.JSXEmptyExpression): string[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : [];
    case 'TemplateLiteral':
      return expression.quasis.map(({ value }) => value.raw);
    case 'ConditionalExpression':
      return [...wordsIn(expression.consequent), ...wordsIn(expression.alternate)];
    case 'LogicalExpression':
      return [...wordsIn(expression.left), ...wordsIn(expression.right)];
    default:
      return [];
  }
}

function wordsInChildren(children: readonly ESTree.JSXChild[]): string[] {
  return children.flatMap((child) => {
    if (child.type === 'JSXText') return [child.value.trim()];
    return child.type === 'JSXExpressionContainer' ? wordsIn(child.expression) : [];
  });
}

/** Words that stand in a component itself instead of in a text file. */
export function visibleTextIn(path: string, text: string): string[] {
  const found: string[] = [];
  new Visitor({
    JSXElement: ({ children }) => void found.push(...wordsInChildren(children)),
    JSXFragment: ({ children }) => void found.push(...wordsInChildren(children)),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !spoken.has(name.name)) return;
      if (value?.type === 'Literal') found.push(...wordsIn(value));
      if (value?.type === 'JSXExpressionContainer') found.push(...wordsIn(value.expression));
    },
  }).visit(parseSync(path, text).program);
  return found.filter(hasLetters);
}
