/** The cells of a text as a program has them that splits it at a character: quotes count only where a cell starts. */
export function splitAt(text: string, delimiter: string): string[] {
  const cells: string[] = [];
  let rest = text;
  while (rest !== '') {
    const [start, quoted = ''] = /^"((?:[^"]|"")*)"?/.exec(rest) ?? [''];
    const plain = new RegExp(`^[^${delimiter}\\r\\n]*`).exec(rest.slice(start.length))?.[0] ?? '';
    cells.push(quoted.replaceAll('""', '"') + plain);
    rest = rest.slice(start.length + plain.length).replace(/^(?:\r\n|[^])/, '');
  }
  return cells;
}
