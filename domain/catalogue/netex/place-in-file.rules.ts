import { NetexRefused, type NetexError } from './netex-prices.ts';
import type { XmlContext } from './xml-tools.ts';

/** No real file has so much without a tag; it would cost memory. */
const maxCharactersOfPart = 1_000_000;

/** A tag or comment of more lines is read on in larger pieces, as the parser begins it anew with each. */
const maxLinesOfToken = 50;
const charactersOfPiece = 16_384;

/**
 * The lines of a file, for a parser that counts those of its last piece alone. It is given the file line by line, so the
 * line of a tag is that in which the tag ends.
 */
export function createPlace() {
  let line = 1;
  let lastLine = 1;
  /** Where the parser will go on: it keeps what it has not finished. */
  let firstLine = 1;
  let isLarge = false;
  let linesOfToken = 0;
  let charactersOfToken = 0;

  function refuse(reason: NetexError['reason']): never {
    throw new NetexRefused({ line, reason });
  }

  function* piecesOf(text: string): Generator<string> {
    for (let at = 0; at < text.length;) {
      isLarge = linesOfToken > maxLinesOfToken;
      const lineEnd = text.indexOf('\n', at);
      const end = lineEnd === -1 ? text.length : lineEnd + 1;
      const piece = text.slice(at, isLarge ? at + charactersOfPiece : end);
      at += piece.length;
      firstLine = lastLine;
      linesOfToken += 1;
      charactersOfToken += piece.length;
      yield piece;
      if (isLarge) line += piece.split('\n').length - 1;
      else if (lineEnd !== -1) line += 1;
      if (charactersOfToken > maxCharactersOfPart) refuse('TOO_LARGE_PART');
    }
  }

  /** Notes that something has been read, and gives its line. */
  function noteToken(context: XmlContext): number {
    linesOfToken = 0;
    charactersOfToken = 0;
    lastLine = isLarge ? firstLine + context().line : line;
    return lastLine;
  }

  return { piecesOf, noteToken, refuse };
}
