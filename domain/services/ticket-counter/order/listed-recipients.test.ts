import { describe, expect, it } from 'vitest';
import { listedRecipients } from './listed-recipients.rules.ts';

const profiles = [
  { id: 'ADULT', names: ['Voksen', 'Adult'] },
  { id: 'SENIOR', names: ['Honnør', 'Senior'] },
];
const read = (text: string) => listedRecipients(text, profiles);
const short = (text: string) =>
  read(text).map(({ name, number, profileId, count }) => [name, number, profileId, count]);

describe('a list of recipients', () => {
  it.each([
    ['41234567', [[null, '41234567', null, 1]]],
    ['+47 412 34 567', [[null, '+47 412 34 567', null, 1]]],
    ['Kari Nordmann 412 34 567', [['Kari Nordmann', '412 34 567', null, 1]]],
    ['Kari\tNordmann\t412 34 567\tHonnør', [['Kari Nordmann', '412 34 567', 'SENIOR', 1]]],
    ['41234567; honnor ; 3', [[null, '41234567', 'SENIOR', 3]]],
    ['Kari Nordmann +47 412 34 567', [['Kari Nordmann', '+47 412 34 567', null, 1]]],
    ['Kari; (412) 34-567; 999', [['Kari', '(412) 34-567', null, 999]]],
    ['12345', [[null, '12345', null, 1]]],
    ['41234567, Kari', [['Kari', '41234567', null, 1]]],
    ['41234567; Kari; Nordmann; Senior', [['Kari Nordmann', '41234567', 'SENIOR', 1]]],
    [
      '412 34 567, 905 11 420',
      [
        [null, '412 34 567', null, 1],
        [null, '905 11 420', null, 1],
      ],
    ],
    ['3104 1122 3344 5566', [[null, '3104 1122 3344 5566', null, 1]]],
  ])('%s', (text, expected) => {
    expect(short(text)).toEqual(expected);
    expect(read(text).map(({ fault }) => fault)).toEqual(expected.map(() => null));
  });

  it('counts its lines as they are typed, without headings and empty ones', () => {
    const list = 'Navn\tMobil\r\n\r\nKari\t41234567\r\nOla\t41234568\r\n';
    expect(read(list).map(({ line, name }) => [line, name])).toEqual([
      [3, 'Kari'],
      [4, 'Ola'],
    ]);
    expect(read(' 41234567 \r41234568')).toMatchObject([{ text: '41234567' }, { line: 2 }]);
  });

  it('has a heading in its first line alone, without digits, that begins with a known word', () => {
    const lineWithout = (text: string) => read(text).map(({ line, fault }) => [line, fault]);
    expect(lineWithout('Gjest; Mobilnummer')).toEqual([]);
    expect(lineWithout('Gjest; Alder')).toEqual([[1, 'NO_NUMBER']]);
    expect(lineWithout('Navn; 41234567')).toEqual([[1, null]]);
    expect(lineWithout('Kari; 41234567\nNavn; Mobil')).toEqual([
      [1, null],
      [2, 'NO_NUMBER'],
    ]);
  });

  it.each([
    ['Kari Nordmann', 'NO_NUMBER'],
    ['Gruppe 123456', 'NO_NUMBER'],
    ['Kari; 1234', 'NO_NUMBER'],
    ['41234567; 0', 'NOT_UNDERSTOOD'],
    ['41234567; 1000', 'NOT_UNDERSTOOD'],
    ['Kari; 41234567; VIP', 'NOT_UNDERSTOOD'],
    ['41234567; 2; 3', 'NOT_UNDERSTOOD'],
    ['Kari; 41234567; Ola; 41234568', 'SEVERAL_NUMBERS'],
  ])('%s is not guessed at', (text, fault) => {
    expect(read(text)).toMatchObject([{ line: 1, text, fault }]);
  });

  it('has every line of a long one', () => {
    const numbers = Array.from({ length: 10_000 }, (_, place) => String(40_000_000 + place));
    expect(read(numbers.join('\n')).map(({ number }) => number)).toEqual(numbers);
  });
});
