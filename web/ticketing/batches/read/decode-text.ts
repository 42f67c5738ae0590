import { ReadError } from './read-problem.ts';

const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/**
 * The text of a file. Excel writes windows-1252 as CSV, UTF-8 with a mark as "CSV UTF-8", and UTF-16 as
 * "Unicode text"; other programs write UTF-8 without a mark. Norwegian text in windows-1252 is never
 * valid UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = undoDoubleEncoding(decode(bytes));
  if (isBinary(text)) throw new ReadError('NOT_A_SPREADSHEET');
  return text;
}

function decode(bytes: Uint8Array): string {
  const mark = marks.find(({ bytes: start }) => start.every((byte, at) => bytes[at] === byte));
  if (mark) return new TextDecoder(mark.encoding).decode(bytes);
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return decodeAs('utf-16le', bytes);
  if (bytes.length > 3 && bytes[0] === 0 && bytes[2] === 0) return decodeAs('utf-16be', bytes);
  return decodeStrictly(bytes) ?? decodeAs('windows-1252', bytes);
}

const decodeAs = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);

function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** No text has zeros, and hardly anything else is without them. */
const isBinary = (text: string) => text.includes('\0');

const high = decodeAs(
  'windows-1252',
  Uint8Array.from({ length: 128 }, (_, at) => 128 + at),
);
const byteOf = new Map(Array.from(high, (letter, at) => [letter, 128 + at]));

/**
 * UTF-8 that was read as windows-1252 and written as UTF-8 again: `KÃ¥re` was `Kåre`. Undone only when
 * all letters outside ASCII together are valid UTF-8, which no text that was meant is.
 */
function undoDoubleEncoding(text: string): string {
  if (!/[ÃÂÅÄ][\u0080-\u00bf€-™]/.test(text)) return text;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const byte = code < 128 ? code : byteOf.get(text.charAt(at));
    if (byte === undefined) return text;
    bytes[at] = byte;
  }
  return decodeStrictly(bytes) ?? text;
}
