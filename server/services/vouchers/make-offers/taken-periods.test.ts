import { expect } from 'vitest';
import { offerIn } from '#services/vouchers/test-vouchers.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { periodKey, takenPeriods } from './offers-to-make.store.ts';

const day = (date: number) => Temporal.PlainDate.from({ year: 2026, month: 3, day: date });
const days = Array.from({ length: 11 }, (_, place) => place + 7);

portalTest(
  'a period is taken by an offer of the campaign that shares a day with it',
  async (portal) => {
    const [first, last] = [10, 14];
    const period = { periodStart: String(day(first)), periodEnd: String(day(last)) };
    const { phone } = await offerIn(portal, { campaign: 'Delt dag', ...period });
    const { phone: other } = await offerIn(portal, { campaign: 'Delt dag', ...period });
    const periods = days.flatMap((start) =>
      days.filter((end) => end >= start).map((end) => [start, end] as const),
    );
    const wanted = (ofPhone: string, campaign: string, phoneCountryCode: string) =>
      periods.map(([start, end]) => ({
        phone: { phoneCountryCode, phone: ofPhone },
        campaign,
        periodStart: day(start),
        periodEnd: day(end),
      }));
    const takenOf = async (ofPhone: string, campaign: string, country = '+47') => {
      const rows = wanted(ofPhone, campaign, country);
      const taken = await portal.database.transaction((tx) => takenPeriods(tx, 'ruter', rows));
      return periods.filter((_period, place) =>
        taken.has(rows[place] ? periodKey(rows[place]) : ''),
      );
    };
    const shared = periods.filter(([start, end]) => start <= last && end >= first);
    expect(shared.length).toBeLessThan(periods.length);
    for (const one of [phone, other]) expect(await takenOf(one, 'DELT DAG')).toEqual(shared);
    expect(await takenOf(phone, 'En annen')).toEqual([]);
    expect(await takenOf('49999999', 'Delt dag')).toEqual([]);
    expect(await takenOf(phone, 'Delt dag', '+45')).toEqual([]);
  },
);
