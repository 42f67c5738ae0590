import { describe, expect, it } from 'vitest';
import { inPieces } from './in-pieces.ts';
import { sheetDownload } from './sheet-download.ts';
import { textCell } from './xlsx-cells.ts';

const rows = Array.from({ length: 1_001 }, (_, place) => String(place));

describe('rows that are read at once', () => {
  it('are written in pieces of 250, in their order', async () => {
    const pieces = await Array.fromAsync(inPieces([rows, ['last']]));
    expect(pieces.map(({ length }) => length)).toEqual([250, 250, 250, 250, 1, 1]);
    expect(pieces.flat()).toEqual([...rows, 'last']);
  });

  it.each(['csv', 'xlsx'] as const)('are pieces of a file of the kind %s too', async (format) => {
    const columns = [{ heading: 'A', width: 10, cell: (text: string) => textCell(text) }];
    const { download } = sheetDownload(format, { name: 'a', columns, parts: [rows] });
    expect((await Array.fromAsync(download.content)).length).toBeGreaterThanOrEqual(6);
  });
});
