import type { Clauses } from './clause.ts';
import type { Edit, TextMutant } from './mutant.ts';

/** What a comparison becomes: bounds include or leave out their value, equal becomes other. */
export const turnedComparisons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '=': '<>',
    '<>': '=',
    '!=': '=',
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
    is: 'is not',
    'is not': 'is',
    in: 'not in',
    'not in': 'in',
    'is distinct from': 'is not distinct from',
    'is not distinct from': 'is distinct from',
  }),
);

export function comparisonMutants(clauses: Clauses): TextMutant[] {
  return clauses.tokens.flatMap((_token, index) =>
    turned(clauses, index).map((edit) => ({ ...edit, kind: 'comparison' as const })),
  );
}

function turned(clauses: Clauses, index: number): Edit[] {
  const token = clauses.tokens[index];
  if (!token) return [];
  const instead = (replacement: string, last = token): Edit[] => [
    { start: token.start, end: last.end, replacement },
  ];
  const next = clauses.tokens[index + 1];
  const isNegated = clauses.text(index - 1) === 'not';
  if (token.type === 'sign') {
    const opposite = turnedComparisons.get(token.text);
    if (opposite === undefined || isAssignment(clauses, index)) return [];
    if (token.text === '=' && next?.text === 'any') return instead('<> all', next);
    return instead(opposite);
  }
  if (token.type !== 'word') return [];
  if (token.text === 'is') return next?.text === 'not' ? instead('is', next) : instead('is not');
  if (token.text === 'not' && next && /^(in|exists|between)$/.test(next.text))
    return instead(next.text, next);
  const isTurned =
    token.text === 'exists' ||
    token.text === 'between' ||
    (token.text === 'in' && (next?.type === 'open' || next?.type === 'hole'));
  return isTurned && !isNegated ? instead(`not ${token.text}`) : [];
}

const clauseWords = new Set(
  'set where from when then else case and or on select returning having with by as'.split(' '),
);

/** `set a = 1, b = 2` compares nothing, nor does a fragment with nothing but such pairs. */
function isAssignment(clauses: Clauses, index: number): boolean {
  if (clauses.text(index) !== '=') return false;
  const before = clauses.findBefore(
    index,
    ({ type, text }) =>
      type === 'comma' || text === '=' || (type === 'word' && clauseWords.has(text)),
  );
  const isEqual = clauses.text(before) === '=';
  if (isEqual) return false;
  const clause = clauses.findBefore(
    index,
    ({ type, text }) => type === 'word' && clauseWords.has(text),
  );
  if (clause >= 0) return clauses.text(clause) === 'set';
  return (
    clauses.tokens[index]?.depth === 0 &&
    clauses.tokens.some(({ type, depth }) => type === 'comma' && depth === 0) &&
    !clauses.tokens.some(({ type, text }) => type === 'word' && clauseWords.has(text))
  );
}
