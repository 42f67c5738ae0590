import { replaced, type Clauses, type Span } from './clause.ts';
import type { TextMutant } from './mutant.ts';

/** A table whose columns nothing else names is left out; of another, rows without a partner come or go. */
export function joinMutants(clauses: Clauses): TextMutant[] {
  return clauses.tokens.flatMap((_token, index) =>
    clauses.text(index) === 'join'
      ? joinEdits(clauses, index).map((edit) => ({ ...edit, kind: 'join' as const }))
      : [],
  );
}

function joinEdits(clauses: Clauses, join: number) {
  let first = join;
  while (/^(inner|left|right|full|cross|outer)$/.test(clauses.text(first - 1))) first -= 1;
  const kind = clauses.text(first);
  const end = clauses.endOf(join + 1, (index) => endsJoin(clauses, index));
  const isUsed = isNamedElsewhere(clauses, { first, end }, nameOf(clauses, join + 1));
  const hasOn = clauses.tokens.slice(join, end).some(({ text }) => text === 'on');
  if (hasOn && !isUsed) return replaced(clauses, { first, end }, '');
  if (kind === 'left') return replaced(clauses, { first, end: join + 1 }, 'join');
  if (kind === 'join' || kind === 'inner')
    return replaced(clauses, { first, end: join + 1 }, 'left join');
  return [];
}

const endings = new Set(
  'where group order limit offset union except intersect having join inner cross full returning window set for'.split(
    ' ',
  ),
);

function endsJoin(clauses: Clauses, index: number): boolean {
  const text = clauses.text(index);
  if (/^(left|right)$/.test(text)) return /^(join|outer)$/.test(clauses.text(index + 1));
  return endings.has(text) || clauses.tokens[index]?.type === 'comma';
}

/** The name by which a statement speaks of a table; null when it is in a parameter. */
function nameOf(clauses: Clauses, start: number): string | null {
  const { tokens } = clauses;
  let index = clauses.text(start) === 'lateral' ? start + 1 : start;
  let name: string | null = null;
  if (tokens[index]?.type === 'word') {
    while (clauses.text(index + 1) === '.') index += 2;
    name = clauses.text(index);
    index += 1;
  } else if (tokens[index]?.type === 'hole') index += 1;
  if (tokens[index]?.type === 'open') index = clauses.behindParenthesis(index);
  if (clauses.text(index) === 'as') index += 1;
  const alias = tokens[index];
  return alias?.type === 'word' && !/^(on|using)$/.test(alias.text) ? alias.text : name;
}

/** Without a name, and in a fragment whose parameters may use it, it counts as named. */
function isNamedElsewhere({ tokens }: Clauses, { first, end }: Span, name: string | null): boolean {
  if (name === null) return true;
  return tokens.some(
    ({ type, text }, index) => (index < first || index >= end) && type === 'word' && text === name,
  );
}
