import type { Edit } from './mutant.ts';
import type { Token } from './tokens.ts';

/** Words that end a condition or an entry of a list, whatever follows. */
const endings = new Set(
  [
    'where having group order limit offset union except intersect returning join inner cross full set window when then',
    'else as do select values using rows range on and or asc desc nulls fetch',
  ].flatMap((words) => words.split(' ')),
);

/** A function may have these names; they end a condition only before one of these words. */
const endingsBefore: Readonly<Record<string, readonly string[]>> = {
  left: ['join', 'outer'],
  right: ['join', 'outer'],
  for: ['update', 'share', 'no', 'key'],
};

/** Words after which a value has to follow. */
const wantsValue = new Set(
  [
    'is not in like ilike any all distinct from between and or',
    'to collate zone interval date timestamp escape exists case when',
  ].flatMap((words) => words.split(' ')),
);

/** Reads the tokens of one statement or fragment. */
export class Clauses {
  readonly tokens: readonly Token[];
  /** Places of the `and` of a `between`, which joins no conditions. */
  readonly #andsOfBetween: ReadonlySet<number>;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    this.#andsOfBetween = andsOfBetween(tokens);
  }

  text(index: number): string {
    const token = this.tokens[index];
    return token?.type === 'word' || token?.type === 'sign' || token?.type === 'open'
      ? token.text
      : '';
  }

  isConnector(index: number): boolean {
    return /^(and|or)$/.test(this.text(index)) && !this.#andsOfBetween.has(index);
  }

  /** The token that ends what begins at a place: the first behind it, or the length. */
  endOf(start: number, isEnd = (index: number) => this.#isEnd(index)): number {
    const depth = this.tokens[start]?.depth ?? 0;
    let openCases = 0;
    for (let index = start; index < this.tokens.length; index += 1) {
      const token = this.tokens[index];
      if (!token || token.depth < depth) return index;
      if (token.depth > depth) continue;
      if (token.type === 'close') continue;
      if (token.text === 'end' && openCases === 0) return index;
      if (token.text === 'case') openCases += 1;
      else if (token.text === 'end') openCases -= 1;
      else if (openCases === 0 && (index > start || token.type !== 'hole') && isEnd(index))
        return index;
    }
    return this.tokens.length;
  }

  /** Where a condition begins that ends before a place. */
  startOf(end: number): number {
    const depth = this.tokens[end]?.depth ?? 0;
    let openCases = 0;
    for (let index = end - 1; index >= 0; index -= 1) {
      const token = this.tokens[index];
      if (!token || token.depth < depth) return index + 1;
      if (token.depth > depth || token.type === 'close') continue;
      if (token.type === 'open') continue;
      if (token.text === 'end') openCases += 1;
      else if (token.text === 'case' && openCases > 0) openCases -= 1;
      else if (openCases === 0) {
        if (token.type === 'hole' && this.#isOwnFragment(index)) return index;
        if (token.type !== 'hole' && this.#isEnd(index)) return index + 1;
      }
    }
    return 0;
  }

  /** The place behind the parenthesis that closes the one at a place. */
  behindParenthesis(open: number): number {
    const depth = this.tokens[open]?.depth ?? 0;
    const close = this.tokens.findIndex(
      (token, index) => index > open && token.type === 'close' && token.depth === depth,
    );
    return close < 0 ? this.tokens.length : close + 1;
  }

  /** The nearest place before one, at the same depth, whose token is wanted; -1 without one. */
  findBefore(index: number, isWanted: (token: Token) => boolean): number {
    const depth = this.tokens[index]?.depth ?? 0;
    for (let place = index - 1; place >= 0; place -= 1) {
      const token = this.tokens[place];
      if (!token || token.depth < depth) return -1;
      if (token.depth === depth && isWanted(token)) return place;
    }
    return -1;
  }

  #isEnd(index: number): boolean {
    const token = this.tokens[index];
    if (!token) return true;
    if (token.type === 'comma' || token.text === ';') return true;
    if (token.type === 'hole') return this.#isOwnFragment(index);
    if (token.type !== 'word') return false;
    const next = this.text(index + 1);
    if (token.text === 'from') return this.text(index - 1) !== 'distinct';
    if (token.text === 'and') return !this.#andsOfBetween.has(index);
    return endings.has(token.text) || (endingsBefore[token.text]?.includes(next) ?? false);
  }

  /** A parameter behind a complete value is a piece of SQL: `where a = 1 ${order}`. */
  #isOwnFragment(index: number): boolean {
    const before = this.tokens[index - 1];
    if (!before || before.depth < (this.tokens[index]?.depth ?? 0)) return false;
    if (before.type === 'word') return !wantsValue.has(before.text) && !endings.has(before.text);
    return before.type === 'close' || before.type === 'value' || before.type === 'hole';
  }
}

/** Tokens from a place up to another. */
export type Span = { readonly first: number; readonly end: number };

/** Puts other text in the place of some tokens. */
export function replaced({ tokens }: Clauses, { first, end }: Span, replacement: string): Edit[] {
  const from = tokens[first];
  const last = tokens[end - 1];
  return from && last && end > first ? [{ start: from.start, end: last.end, replacement }] : [];
}

function andsOfBetween(tokens: readonly Token[]): ReadonlySet<number> {
  const places = new Set<number>();
  const open = new Set<number>();
  tokens.forEach(({ type, text, depth }, index) => {
    if (type !== 'word') return;
    if (text === 'between') open.add(depth);
    if (text === 'and' && open.delete(depth)) places.add(index);
  });
  return places;
}
