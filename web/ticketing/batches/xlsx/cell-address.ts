import { ReadError } from '../read/read-problem.ts';

/** Row and column of an address, from 1: `B3` is row 3, column 2. */
export function cellAddress(address: string): { row: number; column: number } {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/i.exec(address) ?? [];
  if (letters === undefined || digits === undefined) throw new ReadError('DAMAGED');
  const column = Array.from(letters.toUpperCase()).reduce(
    (number, letter) => 26 * number + letter.charCodeAt(0) - 64,
    0,
  );
  return { row: Number(digits), column };
}
