import { Clauses, replaced, type Span } from './clause.ts';
import { comparisonMutants } from './comparison-mutants.ts';
import { joinMutants } from './join-mutants.ts';
import type { Edit, TextMutant } from './mutant.ts';
import type { Token } from './tokens.ts';

/** Every mutant of a statement or a fragment of one. */
export function textMutants(tokens: readonly Token[]): TextMutant[] {
  const clauses = new Clauses(tokens);
  return [
    ...conditionMutants(clauses),
    ...comparisonMutants(clauses),
    ...joinMutants(clauses),
    ...lockMutants(clauses),
    ...conflictMutants(clauses),
    ...orderMutants(clauses),
  ].toSorted((one, other) => one.start - other.start);
}

/** Each condition of a `where`, `on` or `having`, and each that `and` or `or` joins, says nothing any more. */
function conditionMutants(clauses: Clauses): TextMutant[] {
  const { tokens } = clauses;
  const starts = new Set<number>();
  tokens.forEach((_token, index) => {
    if (clauses.isConnector(index)) starts.add(clauses.startOf(index)).add(index + 1);
    if (beginsCondition(clauses, index)) starts.add(index + 1);
  });
  return [...starts].flatMap((first) => {
    const end = clauses.endOf(first);
    if (end === first + 1 && /^(true|false|select)$/.test(clauses.text(first))) return [];
    const isJoinedByOr =
      (clauses.text(first - 1) === 'or' || clauses.text(end) === 'or') &&
      clauses.text(first - 1) !== 'and' &&
      clauses.text(end) !== 'and';
    return replaced(clauses, { first, end }, isJoinedByOr ? 'false' : 'true').map((edit) => ({
      ...edit,
      kind: 'condition',
    }));
  });
}

function beginsCondition(clauses: Clauses, index: number): boolean {
  const text = clauses.text(index);
  if (text === 'on')
    return clauses.text(index + 1) !== 'conflict' && clauses.text(index - 1) !== 'distinct';
  return text === 'where' || text === 'having';
}

function lockMutants(clauses: Clauses): TextMutant[] {
  return clauses.tokens.flatMap((_token, index) =>
    [...rowLock(clauses, index), ...advisoryLock(clauses, index)].map((edit) => ({
      ...edit,
      kind: 'lock' as const,
    })),
  );
}

/** `for update of a skip locked` goes, and so does what it says about rows that are locked. */
function rowLock(clauses: Clauses, index: number): Edit[] {
  const text = clauses.text(index);
  if (text === 'skip' && clauses.text(index + 1) === 'locked')
    return replaced(clauses, { first: index, end: index + 2 }, '');
  if (text === 'nowait') return replaced(clauses, { first: index, end: index + 1 }, '');
  if (text !== 'for') return [];
  let end = index + 1;
  while (/^(no|key)$/.test(clauses.text(end))) end += 1;
  if (!/^(update|share)$/.test(clauses.text(end))) return [];
  end += 1;
  if (clauses.text(end) === 'of') {
    do end += 2;
    while (clauses.tokens[end]?.type === 'comma');
  }
  if (clauses.text(end) === 'nowait') end += 1;
  if (clauses.text(end) === 'skip') end += 2;
  return replaced(clauses, { first: index, end }, '');
}

const advisory = /^pg_(try_)?advisory_(xact_)?lock(_shared)?$/;

function advisoryLock(clauses: Clauses, index: number): Edit[] {
  const text = clauses.text(index);
  if (!advisory.test(text) || clauses.tokens[index + 1]?.type !== 'open') return [];
  const end = clauses.behindParenthesis(index + 1);
  return replaced(clauses, { first: index, end }, text.includes('try') ? 'true' : 'null::text');
}

function conflictMutants(clauses: Clauses): TextMutant[] {
  return clauses.tokens.flatMap((_token, index) => {
    if (clauses.text(index) !== 'on' || clauses.text(index + 1) !== 'conflict') return [];
    const end = clauses.endOf(index, (place) => clauses.text(place) === 'returning');
    return replaced(clauses, { first: index, end }, '').map((edit) => ({
      ...edit,
      kind: 'conflict' as const,
    }));
  });
}

/** Each entry of an `order by` the other way round. */
function orderMutants(clauses: Clauses): TextMutant[] {
  const { tokens } = clauses;
  return tokens.flatMap((_token, index) => {
    const isOrder = clauses.text(index) === 'order' && clauses.text(index + 1) === 'by';
    if (!isOrder) return [];
    const edits: Edit[] = [];
    let first = index + 2;
    for (;;) {
      const end = clauses.endOf(first);
      edits.push(...turnedEntry(clauses, { first, end }));
      let next = end;
      while (/^(asc|desc|nulls|first|last)$/.test(clauses.text(next))) next += 1;
      if (next >= tokens.length || tokens[next]?.type !== 'comma') break;
      first = next + 1;
    }
    return edits.map((edit) => ({ ...edit, kind: 'order' as const }));
  });
}

function turnedEntry(clauses: Clauses, { first, end }: Span): Edit[] {
  const direction = clauses.text(end);
  if (/^(asc|desc)$/.test(direction)) {
    const turned = direction === 'asc' ? 'desc' : 'asc';
    return replaced(clauses, { first: end, end: end + 1 }, turned);
  }
  const last = clauses.tokens[end - 1];
  // A parameter alone may bring its own direction.
  const isUnknown = end === first + 1 && last?.type === 'hole';
  if (!last || end <= first || isUnknown) return [];
  return [{ start: last.end, end: last.end, replacement: ' desc' }];
}
