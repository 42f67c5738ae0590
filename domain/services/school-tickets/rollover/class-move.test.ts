import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMark, movesOf, proposedMoves } from './class-move.rules.ts';

const moveOf = (className: string, ...others: string[]) => {
  const [move] = proposedMoves([className, ...others]);
  return move && [move.to, move.isToCheck];
};

describe('the move that the rule proposes for a class', () => {
  it.each([
    ['1A', '2A', false],
    ['8A', '9A', false],
    ['9B', '10B', false],
    ['09B', '10B', false],
    ['08b', '09b', false],
    ['8', '9', false],
    ['5 C', '6 C', false],
    ['8.A', '9.A', false],
    ['8A1', '9A1', false],
    ['8.1', '9.1', false],
    ['8. trinn', '9. trinn', false],
    ['2. klasse B', '3. klasse B', false],
    ['1STA', '2STA', false],
    ['1sta', '2sta', false],
    ['2STB', '3STB', false],
    ['1 ST', '2 ST', false],
    ['VG1 ST', 'VG2 ST', false],
    ['Vg2', 'Vg3', false],
    ['vg1ida', 'vg2ida', false],
    ['1BAA', '2BAA', false],
    // After two years most of them are apprentices.
    ['2BAA', '3BAA', true],
    ['VG2 HO', 'VG3 HO', true],
    // Names that say nothing of a year stay as they are.
    ['Blå gruppe', 'Blå gruppe', true],
    ['Mottak', 'Mottak', true],
    ['Gruppe 8', 'Gruppe 8', true],
    ['2A ST', '2A ST', true],
    ['VG8A', 'VG8A', true],
    ['11A', '11A', true],
    ['0A', '0A', true],
    ['VG4 ST', 'VG4 ST', true],
    ['4STA', '4STA', true],
    ['1XYZ', '1XYZ', true],
    ['', '', true],
  ])('%s → %s', (from, to, isToCheck) => {
    expect(moveOf(from)).toEqual([to, isToCheck]);
  });

  it.each(['10A', '10B', '10', '10. trinn', '3STA', '3PBA', 'VG3 ST', 'VG3'])(
    '%s leaves the school',
    (from) => {
      expect(moveOf(from)).toEqual([null, false]);
    },
  );

  it('of the 7th year is out of a school that has no 8th, to be checked', () => {
    expect(moveOf('7A', '6A', '1B')).toEqual([null, true]);
    expect(moveOf('7A', '8A')).toEqual(['8A', false]);
    expect(moveOf('7A', '10B')).toEqual(['8A', false]);
    expect(moveOf('6A', '7A')).toEqual(['7A', false]);
    // A school of upper secondary classes beside it says nothing of the 8th.
    expect(moveOf('7A', '1STA')).toEqual([null, true]);
  });

  /** The names that schools write, by year, in a second way: a list instead of a rule. */
  const letters = ['A', 'B', 'C', 'D', 'E', 'b', ' A', '.C', 'A2', ''];
  const lower = Array.from({ length: 10 }, (_, place) => place + 1);
  const programmes = ['STA', 'ST', 'IDB', ' MD', ' KDA', 'MK', 'PBA', 'BAA', ' HO', 'ELB'];

  it('is the next name of the list, for every class of a year', () => {
    for (const year of lower) {
      for (const letter of letters) {
        const next = year === 10 ? null : `${year + 1}${letter}`;
        expect(moveOf(`${year}${letter}`, '8A')?.[0]).toBe(next);
      }
    }
    for (const year of [1, 2, 3]) {
      for (const programme of programmes) {
        for (const prefix of ['', 'VG', 'Vg', 'vg ']) {
          const next = year === 3 ? null : `${prefix}${year + 1}${programme}`;
          expect([prefix, year, programme, moveOf(`${prefix}${year}${programme}`)?.[0]]).toEqual([
            prefix,
            year,
            programme,
            next,
          ]);
        }
      }
    }
  });

  it('is one for each class, which keeps everything but the number, whatever is typed', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (classes) => {
        const moves = proposedMoves(classes);
        expect(moves.map(({ from }) => from)).toEqual([...new Set(classes)]);
        for (const { from, to, isToCheck } of moves) {
          if (to === null) continue;
          if (to === from) expect(isToCheck).toBe(true);
          expect(to.replaceAll(/\d/gu, '')).toBe(from.replaceAll(/\d/gu, ''));
        }
      }),
    );
  });
});

describe('the moves of a school', () => {
  it('are as it has edited them, and proposed else', () => {
    const edited = [
      { from: 'Mottak', to: '8C' },
      { from: '9A', to: null },
      { from: 'gone', to: '1A' },
    ];
    expect(movesOf(['8A', '9A', 'Mottak'], edited)).toEqual([
      { from: '8A', to: '9A', isToCheck: false },
      { from: '9A', to: null, isToCheck: false },
      { from: 'Mottak', to: '8C', isToCheck: false },
    ]);
  });
});

describe('the mark of a class', () => {
  it.each([
    ['1A', '2A', 'second-year'],
    ['1A', '3A', 'second-year'],
    ['1A', '1B', null],
    ['2A', '3A', null],
    ['9A', '10A', null],
    ['10A', null, 'upper-secondary'],
    ['10A', '1STA', 'upper-secondary'],
    ['10A', 'VG1 ST', 'upper-secondary'],
    ['9A', null, null],
    ['1A', null, null],
    ['1STA', '2STA', null],
    ['VG3 ST', null, null],
    ['Mottak', '2A', null],
    ['1A', 'Mottak', null],
  ])('%s → %s: %s', (from, to, mark) => {
    expect(distanceMark({ from, to })).toBe(mark);
  });
});
