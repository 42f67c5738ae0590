import { describe, expect, it } from 'vitest';
import { csvLine, readCsvCell } from './csv.rules.ts';

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

  it('marks a text that begins with the mark itself, so that it is read as it was', () => {
    for (const typed of ['=1', "'=1", "'' @x", "'Kari", 'Kari']) {
      expect(readCsvCell(csvLine([typed]).trimEnd())).toBe(typed);
    }
  });

  it('leaves a negative amount a number', () => {
    expect(csvLine(['-1234,50', '-1234,50+1'])).toBe("-1234,50;'-1234,50+1\r\n");
    expect(readCsvCell('-1234,50')).toBe('-1234,50');
  });

  it('leaves names, dates and empty cells as they are', () => {
    expect(csvLine(['Kari', '06.03.2026', ''])).toBe('Kari;06.03.2026;\r\n');
  });
});
