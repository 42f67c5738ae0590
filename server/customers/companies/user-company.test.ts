import { describe, expect } from 'vitest';
import { agreementIds, setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { testScope } from '#testing/test-scope.ts';
import { describeUserCompany } from './describe-user-company.ts';
import {
  giveRole,
  placeCompany,
  placeProfile,
  placeQuarantine,
  placeSetting,
} from './test-companies.store.ts';
import { findUserCompanies, findUserCompany } from './user-company.query.ts';

let companies = 0;
const databaseTest = databaseTestWith(async ({ database }) => ({
  database,
  place: (agreements: Parameters<typeof placeCompany>[1]['agreements'] = []) =>
    placeCompany(database, {
      name: 'Innstilt AS',
      organisationNumber: String(310_000_000 + (companies += 1)),
      agreements,
    }),
  /** What the company's people see of its settings on a day. */
  settingsOf: async (companyId: number, day = '2026-03-06') => {
    const today = Temporal.PlainDate.from(day);
    const row = await findUserCompany(
      database,
      { scope: testScope([companyId]), companyId },
      today,
    );
    return row && describeUserCompany(row, 'ruter').agreementSettings;
  },
}));

describe('what the operator has set for a company', () => {
  const off = {
    increasedExpiry: false,
    arbitraryDates: false,
    payrollDatePicker: false,
    invoiceBaseOnly: false,
    disableRefundSubscriptionButton: false,
  };

  databaseTest.each([
    ['increased_expiry', { increasedExpiry: true }],
    ['arbitrary_dates', { arbitraryDates: true }],
    ['payroll_date_picker', { payrollDatePicker: true }],
    ['invoice_base_only', { invoiceBaseOnly: true }],
    ['disable_refund_subscription_button', { disableRefundSubscriptionButton: true }],
  ] as const)('is %s alone, and of this company', async (test, setting, on) => {
    const [companyId, other] = [await test.place(), await test.place()];
    await placeSetting(test.database, companyId, setting);
    expect(await test.settingsOf(companyId)).toMatchObject({ ...off, ...on });
    expect(await test.settingsOf(other)).toMatchObject(off);
  });

  databaseTest('has the days between tickets that are valid on the day', async (test) => {
    const companyId = await test.place();
    expect(await test.settingsOf(companyId)).toMatchObject({ quarantineDays: 0 });
    await placeQuarantine(test.database, [
      ['ruter', '2026-01-01', 5],
      ['ruter', '2026-03-06', 7],
      ['ruter', '2026-03-07', 9],
      ['akt', '2026-02-01', 60],
    ]);
    for (const [day, quarantineDays] of [
      ['2025-12-31', 0],
      ['2026-03-05', 5],
      ['2026-03-06', 7],
      ['2026-03-07', 9],
    ] as const)
      expect(await test.settingsOf(companyId, day), day).toMatchObject({ quarantineDays });
  });

  databaseTest('names numbers of people by its agreements, without deleted ones', async (test) => {
    const companyId = await test.place([
      { subtype: 'SUBSCRIPTIONS', employeeIdLabel: 'Slettet' },
      { subtype: 'TICKETOFFICE' },
      { subtype: 'SUBSCRIPTIONS', employeeIdLabel: 'Ressursnummer' },
      { subtype: 'FREETICKET', employeeIdLabel: 'Lønnsnummer' },
    ]);
    const [deleted = 0, , first, second] = (await agreementIds(test.database)).slice(-4);
    await setAgreementDeleted(test.database, deleted, Temporal.Now.instant());
    expect(await test.settingsOf(companyId)).toMatchObject({
      employeeIdLabel: 'Ressursnummer',
      employeeIdLabels: { [String(first)]: 'Ressursnummer', [String(second)]: 'Lønnsnummer' },
      takesTicketRequests: false,
    });
    expect(Object.keys((await test.settingsOf(companyId))?.employeeIdLabels ?? {})).toHaveLength(2);
  });

  databaseTest('takes requests for tickets when one of its agreements does', async (test) => {
    const companyId = await test.place([
      { subtype: 'TICKETOFFICE' },
      { subtype: 'SUBSCRIPTIONS', widgetAccess: 'ALLOW_TICKET_REQUESTS' },
    ]);
    expect(await test.settingsOf(companyId)).toMatchObject({ takesTicketRequests: true });
  });

  databaseTest('has the ages that it has chosen beside adults', async (test) => {
    const companyId = await test.place();
    expect(await test.settingsOf(companyId)).toMatchObject({
      hasMultipleProfiles: false,
      profiles: ['ADULT'],
    });
    await placeProfile(test.database, companyId, 'SENIOR');
    expect(await test.settingsOf(companyId)).toMatchObject({
      hasMultipleProfiles: true,
      profiles: ['ADULT', 'SENIOR'],
    });
  });
});

portalTest(
  'companies of one name are listed in the order in which they were made',
  async ({ database, user }) => {
    const { id: userId } = user('hr');
    const places = ['Like AS', 'Like AS', 'Andre AS'].map((name, at) => ({
      name,
      organisationNumber: String(310_900_000 + at),
      agreements: [],
    }));
    const ids: number[] = [];
    for (const place of places) {
      const companyId = await placeCompany(database, place);
      await giveRole(database, { userId, companyId, role: 'TICKET_ADMIN' });
      ids.push(companyId);
    }
    const scope = { ...testScope(ids), userId };
    const today = Temporal.PlainDate.from('2026-03-06');
    const { totalEntries, matches } = await findUserCompanies(database, scope, today);
    const [first, second, other] = ids;
    expect(matches.map(({ id }) => id)).toEqual([other, first, second]);
    expect(totalEntries).toBe(3);
  },
);
