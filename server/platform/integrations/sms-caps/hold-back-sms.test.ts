import { smsCaps } from '@takst/domain/platform/messages/sms-caps.rules.ts';
import { describe, expect } from 'vitest';
import { databaseTestWith } from '#testing/database-test.ts';
import { countsOf, setCounts } from './test-caps.store.ts';
import { testHoldBack } from './test-hold-back.ts';

const databaseTest = databaseTestWith(async ({ database }) => ({
  database,
  ...testHoldBack(database),
}));
const { perCompanyADay, perPhoneADay } = smsCaps;

describe('the caps of SMS', () => {
  databaseTest('let ten a day go to a phone, of whichever companies', async (world) => {
    const { sms, newTo, reasonsOf } = world;
    const to = newTo();
    const some = Array.from({ length: perPhoneADay }, (_, place) => sms({ to, companyId: place }));
    expect(new Set(await reasonsOf(some))).toEqual(new Set([null]));
    expect(await reasonsOf([sms({ to, companyId: 99 }), sms({ companyId: 99 })])).toEqual([
      'SMS_CAP_OF_PHONE',
      null,
    ]);
    expect(await reasonsOf([sms({ to, tenant: 'akt' })])).toEqual([null]);
  });

  databaseTest('hold back what a company sends beyond its own', async (world) => {
    const { database, sms, reasonsOf } = world;
    await reasonsOf([sms()]);
    await setCounts(database, perCompanyADay - 1);
    expect(
      await reasonsOf([sms(), sms(), sms({ companyId: 8 }), sms({ companyId: null })]),
    ).toEqual([null, 'SMS_CAP_OF_COMPANY', null, null]);
  });

  databaseTest('count an SMS once, however often it is tried', async (world) => {
    const { database, sms, reasonsOf } = world;
    const message = sms({ companyId: 31 });
    for (let time = 0; time < 3; time += 1) await reasonsOf([message]);
    expect(await countsOf(database, 'ruter company 31')).toEqual([1]);
    // Over the cap by now, what had its turn is tried on.
    await setCounts(database, perCompanyADay);
    expect(await reasonsOf([message, sms({ companyId: 31 })])).toEqual([
      null,
      'SMS_CAP_OF_COMPANY',
    ]);
  });

  databaseTest('begin anew at midnight in Norway', async (world) => {
    const { database, clock, sms, reasonsOf } = world;
    await reasonsOf([sms({ companyId: 32 })]);
    await setCounts(database, perCompanyADay);
    const held = sms({ companyId: 32 });
    clock.set('2026-03-07T23:59:59+01:00');
    expect(await reasonsOf([held])).toEqual(['SMS_CAP_OF_COMPANY']);
    clock.set('2026-03-08T00:00:00+01:00');
    expect(await reasonsOf([held])).toEqual([null]);
  });

  databaseTest('hold back no code, which counts for nothing', async (world) => {
    const { database, sms, newTo, reasonsOf } = world;
    const to = newTo();
    await reasonsOf([sms({ to, companyId: 33 })]);
    await setCounts(database, perCompanyADay);
    const codes = Array.from({ length: 12 }, () => sms({ topic: 'phone-code', to, companyId: 33 }));
    expect(new Set(await reasonsOf(codes))).toEqual(new Set([null]));
    expect(await countsOf(database, 'ruter company 33')).toEqual([perCompanyADay]);
  });

  databaseTest('let go what a person sends by hand, and count it', async (world) => {
    const { database, sms, reasonsOf } = world;
    await reasonsOf([sms({ companyId: 34 })]);
    await setCounts(database, perCompanyADay);
    const held = sms({ companyId: 34 });
    expect(await reasonsOf([held])).toEqual(['SMS_CAP_OF_COMPANY']);
    expect(await reasonsOf([{ ...held, isByHand: true }])).toEqual([null]);
    expect(await countsOf(database, 'ruter company 34')).toEqual([perCompanyADay + 1]);
  });

  databaseTest('tell customer support once a day of a company, and of phones', async (world) => {
    const { database, clock, emails, sms, newTo, reasonsOf } = world;
    clock.set('2026-04-01T12:00:00+02:00');
    emails.length = 0;
    const overCaps = async () => {
      const to = newTo();
      await reasonsOf([
        sms({ companyId: 35 }),
        sms({ companyId: 36 }),
        sms({ to, companyId: null }),
      ]);
      await setCounts(database, perCompanyADay);
      for (let time = 0; time < 2; time += 1) {
        await reasonsOf([
          sms({ companyId: 35 }),
          sms({ companyId: 35 }),
          sms({ companyId: 36 }),
          sms({ to, companyId: null }),
        ]);
      }
    };
    await overCaps();
    expect(emails.map(({ companyId }) => companyId)).toEqual([35, 36, null]);
    expect(emails[0]).toMatchObject({ to: 'kundeservice@x.example' });
    expect(emails[0]?.text).toContain('https://ruter.example/meldinger');
    expect(emails[0]?.text).toContain('https://ruter.example/bedrifter/35');
    clock.set('2026-04-02T12:00:00+02:00');
    await overCaps();
    expect(emails).toHaveLength(6);
  });

  databaseTest('hold back without an e-mail where there is no mailbox', async (world) => {
    const { emails, sms, newTo, reasonsOf } = world;
    emails.length = 0;
    const to = newTo();
    const many = Array.from({ length: 11 }, () => sms({ tenant: 'fjord', to, companyId: null }));
    expect((await reasonsOf(many)).at(-1)).toBe('SMS_CAP_OF_PHONE');
    expect(emails).toEqual([]);
  });
});
