/** What a mutant breaks. */
export type MutantKind = 'condition' | 'join' | 'lock' | 'conflict' | 'comparison' | 'order';

/** Where a call is inserted that notes that the tests reach a statement. */
export type Probe =
  /** Around the tag of a template, from its start to its end. */
  | { readonly at: 'tag'; readonly start: number; readonly end: number }
  /** Behind the opening parenthesis of a call. */
  | { readonly at: 'arguments'; readonly start: number };

/** A replaced piece of a text. */
export type Edit = {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
};

/** A change of a piece of SQL. */
export type TextMutant = Edit & { readonly kind: MutantKind };

/** One change of one statement, by positions in the text of its file. */
export type SqlMutant = TextMutant & {
  readonly line: number;
  /** Null for what is evaluated once, when its module is loaded. */
  readonly probe: Probe | null;
};

/** A text with its edits, which do not overlap. */
export const withEdits = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (edited, { start, end, replacement }) =>
        edited.slice(0, start) + replacement + edited.slice(end),
      text,
    );

/** In one line: what stands there and what stands there instead; a short piece with what is around it. */
export function describeEdit(text: string, { start, end, replacement }: Edit): string {
  const oneLine = (piece: string): string => piece.replaceAll(/\s+/g, ' ').trim();
  const original = oneLine(text.slice(start, end));
  const changed = oneLine(replacement);
  if (original.length > shortPiece)
    return changed === '' ? `drop ${original}` : `${original} → ${changed}`;
  const before = text.slice(0, start).split('\n').at(-1)?.slice(-contextLength) ?? '';
  const after = text.slice(end).split('\n')[0]?.slice(0, contextLength) ?? '';
  return `${oneLine(before)} [${original} → ${changed}] ${oneLine(after)}`.trim();
}

const shortPiece = 12;
const contextLength = 40;
