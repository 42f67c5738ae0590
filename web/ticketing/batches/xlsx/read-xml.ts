import { Parser } from 'saxen';
import { pieceBytes } from '../read/read-limits.ts';
import { ReadError } from '../read/read-problem.ts';
import type { ReportProgress } from '../read/sheet-rows.ts';

export type Attributes = (name: string) => string | undefined;

/** What happens at each tag and text of a part; names come without their namespace's prefix. */
export type XmlListener = {
  open: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

/** No tag, text or comment of a workbook is as long; a parser would read it again with each piece. */
const longestToken = 16 * pieceBytes;

/** Reads a part piece by piece. A document type is refused: it could define text that grows. */
export function readXml(bytes: Uint8Array, listener: XmlListener, report?: ReportProgress): void {
  let tokens = 0;
  const parser = parserFor({
    ...listener,
    open(name, attributes) {
      tokens += 1;
      listener.open(name, attributes);
    },
  });
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true });
  let tokenStart = 0;
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const before = tokens;
    const end = at + pieceBytes;
    parser.write(decoded(decoder, bytes.subarray(at, end), end < bytes.length));
    if (tokens > before) tokenStart = at;
    if (end - tokenStart > longestToken) throw new ReadError('DAMAGED');
    report?.();
  }
  parser.end();
}

function parserFor({ open, close, text }: XmlListener): Parser {
  const fail = () => {
    throw new ReadError('DAMAGED');
  };
  return new Parser()
    .on('openTag', (name, attributes, decode) =>
      open(localName(name), (wanted) => {
        const value = attributes()[wanted];
        return value === undefined ? undefined : decode(value);
      }),
    )
    .on('closeTag', (name) => close?.(localName(name)))
    .on('text', (value, decode) => text?.(decode(value)))
    .on('cdata', (value) => text?.(value))
    .on('attention', fail)
    .on('error', fail);
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

const encodingOf = ([first, second]: Uint8Array) => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
};

function decoded(decoder: TextDecoder, piece: Uint8Array, stream: boolean): string {
  try {
    return decoder.decode(piece, { stream });
  } catch {
    throw new ReadError('DAMAGED');
  }
}
