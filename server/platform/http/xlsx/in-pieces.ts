/** So many rows take some 20 ms to be written into a file. */
const rowsInPiece = 250;

/** Rows as they were read, in parts that are small enough for calls of users to come in between. */
export async function* inPieces<Row>(
  parts: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for await (const rows of parts) {
    for (let start = 0; start < rows.length; start += rowsInPiece) {
      yield rows.slice(start, start + rowsInPiece);
    }
  }
}
