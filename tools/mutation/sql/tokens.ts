/** A word, sign or literal of SQL, by its place in the text of the file. */
export type Token = {
  readonly type: 'word' | 'sign' | 'open' | 'close' | 'comma' | 'value' | 'hole';
  /** In small letters. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** How many parentheses are open around it. */
  readonly depth: number;
};

export type Range = { readonly start: number; readonly end: number };

const patterns: readonly (readonly [type: Token['type'] | null, pattern: RegExp])[] = [
  [null, /\s+|--[^\n]*|\/\*[\s\S]*?\*\//y],
  ['value', /'(?:[^']|'')*'|\$\w*\$[\s\S]*?\$\w*\$|\d[\w.]*/y],
  // A quoted name is no keyword.
  ['value', /"[^"]*"/y],
  ['word', /[\p{L}_][\p{L}\d_$]*/uy],
  ['comma', /,/y],
  ['open', /[([]/y],
  ['close', /[)\]]/y],
  ['sign', /[<>=!~+\-*/|&@#%^?:]+|[^\s]/y],
];

/**
 * The tokens of SQL text that stands at a place of a file. `holes` are the places of its parameters (`${…}`): each is
 * one token, whatever is in it. Comments give no token.
 */
export function tokensOf(text: string, { start, end }: Range, holes: readonly Range[]): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  let position = start;
  // A token ends where a hole begins; a text or comment with a hole goes on behind it.
  const masked = maskHoles(text.slice(0, end), holes);
  while (position < end) {
    const hole = holes.find((one) => one.start === position);
    if (hole) {
      tokens.push({ type: 'hole', text: '', start: hole.start, end: hole.end, depth });
      position = hole.end;
      continue;
    }
    const { type, tokenEnd } = matchAt(masked, position);
    if (type === 'close') depth -= 1;
    if (type !== null) {
      const token = masked.slice(position, tokenEnd).toLowerCase();
      tokens.push({ type, text: token, start: position, end: tokenEnd, depth });
    }
    if (type === 'open') depth += 1;
    position = tokenEnd;
  }
  return tokens;
}

/** A character that no pattern but those of texts and comments takes. */
const mask = '\u0000';

const maskHoles = (text: string, holes: readonly Range[]): string =>
  holes.reduce(
    (masked, { start, end }) =>
      masked.slice(0, start) + mask.repeat(end - start) + masked.slice(end),
    text,
  );

function matchAt(text: string, position: number) {
  for (const [type, pattern] of patterns) {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match) return { type, tokenEnd: position + match[0].length };
  }
  return { type: null, tokenEnd: position + 1 };
}
