import { describe, expect, it } from 'vitest';
import { csvDownload, csvLine } from './csv.ts';

describe('a line for a spreadsheet', () => {
  it('separates cells by semicolons; cells with a semicolon, quote or line break are quoted', () => {
    expect(csvLine(['Åse', 'a;b', 'say "hi"', 'two\nlines'])).toBe(
      'Åse;"a;b";"say ""hi""";"two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+4741234567', '-2', '@sum', ' =1', '\t=1', '\r=1', '|calc', '%0A'])(
    'never starts a cell with a formula: %j',
    (typed) => {
      expect(csvLine([typed]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('leaves names, dates and empty cells as they are', () => {
    expect(csvLine(['Kari', '06.03.2026', ''])).toBe('Kari;06.03.2026;\r\n');
  });
});

describe('a file for a spreadsheet', () => {
  it('begins with the mark by which Excel reads UTF-8, and the headings', async () => {
    async function* parts() {
      yield csvLine(['Åse', '1']);
      yield csvLine(['Bo', '2']);
    }
    const { download } = csvDownload({ name: 'people', headings: ['Name', 'No'], parts: parts() });
    const content = await download.content.toArray();
    expect(download.name).toBe('people.csv');
    expect(Buffer.concat(content.map((part) => Buffer.from(part))).toString()).toBe(
      '\uFEFFName;No\r\nÅse;1\r\nBo;2\r\n',
    );
  });
});
