import { describe, expect, it } from 'vitest';
import { csvDelimiter, csvDelimiters, csvLine, readCsvCell } from './csv.rules.ts';
import { splitAt } from './test-split.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('a line for a spreadsheet', () => {
  it('separates cells by semicolons; cells with a semicolon, quote or line break are quoted', () => {
    expect(csvLine(['Åse', 'a;b', 'say "hi"', 'two\nlines'])).toBe(
      'Åse;"a;b";"say ""hi""";"two\nlines"\r\n',
    );
  });

  it.each([
    '=1+1',
    '+4741234567',
    '-2',
    '@sum',
    ' =1',
    '\t=1',
    '\r=1',
    '|calc',
    '%0A',
    '＝1',
    '＋1',
    '－1',
    '＠a',
    '"=1',
  ])('never starts a cell with a formula: %j', (typed) => {
    expect(csvLine([typed]).replace(/^"/, '')).toMatch(/^"?'/);
  });

  it('marks a text that begins with the mark itself, so that it is read as it was', () => {
    const texts = ['=1', "'=1", "'' @x", "'Kari", 'Kari', "a,'=1", "a,''=1", 'a, =1', "a,'b"];
    const broken = ['\t=1', '\tKari', "'\t'=1", 'a\n＝1', '\r\n-\t@x', 'a;b;-1', 'a,"=1', '-5,50'];
    for (const typed of [...texts, ...broken]) {
      const [cell = ''] = splitAt(csvLine([typed]), ';');
      expect(readCsvCell(cell)).toBe(typed);
    }
  });

  it.each([
    '\n=1',
    '\t=1',
    ',=1',
    ';+1',
    'a,=1',
    'a, +1',
    'a;@x',
    'a\t-1',
    'a\n=1',
    'a\r\n＠x',
    'a,"=1',
    'a,""=1',
    "a,'\n=1",
  ])('has no formula for a program that splits it at another character: %j', (typed) => {
    for (const delimiter of csvDelimiters) {
      const line = csvLine(['Kari', typed, 'Oslo'], delimiter);
      for (const split of [',', ';', '\t']) {
        expect(splitAt(line, split).filter((cell) => /^["\s]*[=+\-@＝＋－＠]/.test(cell))).toEqual(
          [],
        );
      }
    }
    // A planted fault: the same without the mark.
    const splits = [',', ';', '\t'];
    const plain = splits.map((own) => ['Kari', quoted(typed), 'Oslo\r\n'].join(own));
    const cells = plain.flatMap((line) => splits.flatMap((split) => splitAt(line, split)));
    expect(cells.some((cell) => /^["\s]*[=+\-@＝＋－＠]/.test(cell))).toBe(true);
  });

  it('leaves words after a comma as they are', () => {
    expect(csvLine(['Storgata 1, 0155 Oslo', '1,50'])).toBe('Storgata 1, 0155 Oslo;1,50\r\n');
  });

  it('leaves a negative amount a number', () => {
    expect(csvLine(['-1234,50', '-1234,50+1'])).toBe("-1234,50;'-1234,50+1\r\n");
    expect(readCsvCell('-1234,50')).toBe('-1234,50');
  });

  it.each(['=-12,50', '-12,50+1', '-12,5', '--12,50'])(
    'marks %s, which only looks like an amount',
    (text) => {
      const line = csvLine([text], 'tab');
      expect(line.startsWith("'")).toBe(true);
      expect(readCsvCell(line.trimEnd())).toBe(text);
    },
  );

  it.each(['x="00123"', '="00123"x', '="1"&"2"'])('reads %s as it stands', (text) => {
    expect(readCsvCell(text)).toBe(text);
  });

  it('leaves names, dates and empty cells as they are', () => {
    expect(csvLine(['Kari', '06.03.2026', ''])).toBe('Kari;06.03.2026;\r\n');
  });

  it('writes an employee number as a formula string where it is letters and digits alone', () => {
    const line = csvLine([{ exactly: '00123' }, { exactly: 'A12' }]);
    expect(line).toBe('"=""00123""";"=""A12"""\r\n');
    expect(readCsvCell('="00123"')).toBe('00123');
  });

  it.each(['12-3', '=1+1', '1"&A1&"', '@x', 'Å1', '', '1'.repeat(21)])(
    'writes any other employee number as a text in quotes: %j',
    (typed) => {
      const [, quoted = ''] = /^"((?:[^"]|"")*)"\r\n$/.exec(csvLine([{ exactly: typed }])) ?? [];
      expect(quoted).not.toMatch(/^\s*[=+\-@|%]/);
      expect(readCsvCell(quoted.replaceAll('""', '"'))).toBe(typed);
    },
  );

  it('is separated by what the company has set, and quotes what contains it', () => {
    expect(csvLine(['a', '747,00', 'b;c'], 'comma')).toBe('a,"747,00",b;c\r\n');
    expect(csvLine(['a', 'b\tc', '747,00'], 'tab')).toBe('a\t"b\tc"\t747,00\r\n');
  });
});

describe('a stored delimiter', () => {
  it.each(csvDelimiters)('may be %s', (delimiter) => {
    expect(csvDelimiter(delimiter)).toBe(delimiter);
  });

  it('is none of another name', () => {
    expect(() => csvDelimiter('pipe')).toThrow('no delimiter pipe');
  });
});
