import { describe, expect, it } from 'vitest';
import { correctUnit, placeResident } from './place-resident.rules.ts';
import type { Residence } from './residence.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

const residence = (
  id: number,
  unitId: number,
  [from, to]: readonly [string, string | null],
): Residence => ({
  id,
  unitId,
  holderId: 7,
  household: 40,
  fromDate: day(from),
  toDate: to === null ? null : day(to),
});

/** Residences as text: `id unit household from–to`; a new one has no id. */
const summaryOf = ({ id, unitId, household, fromDate, toDate }: Residence) =>
  `${id} in ${unitId}, household ${household}, ${fromDate.toString()}–${toDate?.toString() ?? ''}`;

function placed(residences: readonly Residence[], unitId: number, from: string) {
  const { changed, opened } = placeResident({ residences, unitId, from: day(from) });
  return [
    ...changed.map(summaryOf),
    ...(opened ? [`new ${opened.fromDate.toString()}–${opened.toDate?.toString() ?? ''}`] : []),
  ];
}

const home = residence(1, 10, ['2026-01-01', null]);

describe('placing somebody in a unit', () => {
  it('opens a residence for who lives nowhere', () => {
    expect(placed([], 10, '2026-03-01')).toEqual(['new 2026-03-01–']);
  });

  it('changes nothing for who lives there', () => {
    expect(placed([home], 10, '2026-03-01')).toEqual([]);
    expect(placed([home], 10, '2026-01-01')).toEqual([]);
  });

  it('ends the residence in another unit on the day before', () => {
    expect(placed([home], 20, '2026-03-01')).toEqual([
      '1 in 10, household 40, 2026-01-01–2026-02-28',
      'new 2026-03-01–',
    ]);
  });

  it('takes one that begins on the same day to the other unit, in a household of its own', () => {
    expect(placed([home], 20, '2026-01-01')).toEqual(['1 in 20, household 1, 2026-01-01–']);
  });

  it('opens another one for who has moved out', () => {
    const formerResidence = residence(1, 10, ['2026-01-01', '2026-01-31']);
    expect(placed([formerResidence], 10, '2026-03-01')).toEqual(['new 2026-03-01–']);
  });

  it('begins one that is planned in the same unit earlier', () => {
    const coming = residence(2, 10, ['2026-05-01', null]);
    expect(placed([coming], 10, '2026-03-01')).toEqual(['2 in 10, household 40, 2026-03-01–']);
    const formerResidence = residence(1, 20, ['2026-01-01', '2026-04-30']);
    expect(placed([formerResidence, coming], 10, '2026-03-01')).toEqual([
      '1 in 20, household 40, 2026-01-01–2026-02-28',
      '2 in 10, household 40, 2026-03-01–',
    ]);
  });

  it('lives there until one that is planned in another unit begins', () => {
    const coming = residence(2, 20, ['2026-05-01', null]);
    expect(placed([coming], 10, '2026-03-01')).toEqual(['new 2026-03-01–2026-04-30']);
    const later = residence(3, 10, ['2026-08-01', null]);
    expect(placed([later, coming], 10, '2026-03-01')).toEqual(['new 2026-03-01–2026-04-30']);
  });
});

describe('correcting a unit', () => {
  it('is about the residence that begins last, and leaves a right one alone', () => {
    const coming = residence(2, 20, ['2026-05-01', null]);
    const former = residence(3, 10, ['2025-01-01', '2025-12-31']);
    const corrected = correctUnit([coming, home, former], 30);
    expect(corrected && summaryOf(corrected)).toBe('2 in 30, household 2, 2026-05-01–');
    expect(correctUnit([home], 10)).toBeNull();
    expect(correctUnit([], 10)).toBeNull();
  });
});
