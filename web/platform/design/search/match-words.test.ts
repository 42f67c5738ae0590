import { expect, test } from 'vitest';
import { matchesEveryWord } from './match-words.ts';

const company = 'Åsheim Regnskap 314567890 1003';

test.each(['', 'åsheim', 'REGNSKAP ås', '1003 regn', '  3145   åsh '])('«%s» matches', (search) => {
  expect(matchesEveryWord(company, search)).toBe(true);
});

test.each(['åsheim bygg', 'asheim', '1004'])(
  '«%s» does not match: every word must occur',
  (search) => {
    expect(matchesEveryWord(company, search)).toBe(false);
  },
);
