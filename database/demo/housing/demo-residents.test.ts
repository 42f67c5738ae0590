import { unitFindings } from '@takst/domain/services/housing/unit-findings.rules.ts';
import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { demoCompanies } from '../demo-companies.ts';
import { residentsOf } from './demo-residents.ts';

const association = demoCompanies().find(({ units }) => units !== undefined);
if (!association) throw new Error('no company of the demo world has units');

const days = ['2026-01-31', '2026-03-01', '2027-12-06'].map((day) => Temporal.PlainDate.from(day));
const seeds = Array.from({ length: 20 }, (_, seed) => seed);
const worlds = days.flatMap((today) => seeds.map((seed) => ({ today, seed })));

const residentsIn = ({ today, seed }: (typeof worlds)[number]) => {
  const usedPhones = perTenant(() => new Set<string>());
  const crowd = { company: association, chance: chanceFrom(seed), usedPhones, today };
  return residentsOf(crowd).map(({ spansBy, ...resident }) => ({
    ...resident,
    spans: spansBy(chanceFrom(seed)),
  }));
};

describe('residents of the demo world, whatever the seed and the day', () => {
  it('live in one unit at a time, each with a phone of their own', () => {
    for (const residents of worlds.map(residentsIn)) {
      expect(new Set(residents.map(({ phone }) => phone)).size).toBe(residents.length);
      for (const { residences } of residents) {
        for (const [place, { toDate }] of residences.entries()) {
          const next = residences[place + 1];
          if (next) expect(toDate?.add({ days: 1 })).toEqual(next.fromDate);
        }
      }
    }
  });

  it('have moved in before they moved out, and have no ticket before that', () => {
    for (const { spans, residences } of worlds.flatMap(residentsIn)) {
      for (const { fromDate, toDate } of residences) {
        if (toDate) expect(Temporal.PlainDate.compare(fromDate, toDate)).toBe(-1);
      }
      for (const { start } of spans) expect(start).toEqual(residences[0]?.fromDate);
    }
  });

  it('have forgotten move-outs in the documented units alone', () => {
    for (const world of worlds) {
      const { today } = world;
      const people = residentsIn(world).flatMap(({ spans, residences }) =>
        residences.map((residence, place) => {
          const isLast = place === residences.length - 1;
          const runningEntries = isLast ? spans.filter(({ end }) => end === null).length : 0;
          return { ...residence, runningEntries };
        }),
      );
      const units = Map.groupBy(people, ({ unit }) => unit);
      const findings = [...units].flatMap(([unit, those]) =>
        [...unitFindings(those, today)].map((finding) => `${unit} ${finding}`),
      );
      expect(findings.toSorted()).toEqual([
        'H0111 runs-after-move-out',
        'H0402 two-households',
        'H0517 two-households',
        'H0609 runs-after-move-out',
      ]);
    }
  });
});
