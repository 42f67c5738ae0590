/** The first rows of parts that are read one after the other; no part is read that is not needed. */
export async function* firstRows<Row>(
  parts: AsyncIterable<readonly Row[]>,
  limit: number,
): AsyncGenerator<readonly Row[]> {
  let remainingRows = limit;
  for await (const part of parts) {
    yield part.slice(0, remainingRows);
    remainingRows -= part.length;
    if (remainingRows <= 0) return;
  }
}
