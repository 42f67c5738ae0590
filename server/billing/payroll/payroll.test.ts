import { listOrders } from '@takst/contract/billing/invoices/list-orders.contract.ts';
import { previewMonth } from '@takst/contract/billing/invoices/preview-month.contract.ts';
import { downloadPayrollChanges } from '@takst/contract/billing/payroll/download-payroll-changes.contract.ts';
import { getPayrollOverview } from '@takst/contract/billing/payroll/get-payroll-overview.contract.ts';
import { listChangedSubscriptions } from '@takst/contract/billing/payroll/list-changed-subscriptions.contract.ts';
import { listPayrollChanges } from '@takst/contract/billing/payroll/list-payroll-changes.contract.ts';
import type { PayrollChange } from '@takst/contract/billing/payroll/payroll-change.schema.ts';
import {
  checkPayrollFile,
  downloadPayrollFile,
} from '@takst/contract/billing/payroll/payroll-file.contract.ts';
import {
  getPayrollSettings,
  savePayrollSettings,
} from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import { describe, expect } from 'vitest';
import { placeBike, placePayrollTickets } from './test-payroll.store.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';

type Query = CallInput<typeof listPayrollChanges>['query'];
type Settings = CallInput<typeof savePayrollSettings>['body'];

/** It is March 2026: Ada is new in April, Bo ends with April, Cy pays more from May. */
async function payrollIn(portal: TestPortal) {
  const hr = portal.user('hr');
  const company = portal.company('single-service');
  const { id } = company;
  const agreement = company.agreements[0]?.id ?? 0;
  await placePayrollTickets(portal.database, { tenant: company.tenant, companyId: id, agreement });
  const params = { id };
  const list = async (query: Query = {}) =>
    (await portal.callAs(hr, listPayrollChanges, { params, query })).json as {
      totalEntries: number;
      matches: PayrollChange[];
    };
  return {
    portal,
    hr,
    id,
    agreement,
    list,
    names: async (query: Query = {}) =>
      (await list({ searchFor: 'testesen', ...query })).matches.map(
        ({ changeType, month, newLine, oldLine, priceDifference }) =>
          `${(newLine ?? oldLine).firstName} ${changeType} ${String(month)} ${priceDifference}`,
      ),
    overview: async () => (await portal.callAs(hr, getPayrollOverview, { params, query: {} })).json,
    file: (query: Query = {}) => portal.callAs(hr, downloadPayrollChanges, { params, query }),
    check: () => portal.callAs(hr, checkPayrollFile, { params, query: { month: '2026-05-01' } }),
    payroll: () =>
      portal.callAs(hr, downloadPayrollFile, { params, query: { month: '2026-05-01' } }),
    settings: () => portal.callAs(hr, getPayrollSettings, { params }),
    save: (body: Settings) => portal.callAs(hr, savePayrollSettings, { params, body }),
    changed: (query: NonNullable<CallInput<typeof listChangedSubscriptions>['query']>) =>
      portal.callAs(hr, listChangedSubscriptions, { query }),
  };
}

describe('the payroll changes of a company', () => {
  portalTest(
    'are listed for a month and six more, and searched, filtered and sorted',
    async (portal) => {
      const { list, names, overview } = await payrollIn(portal);
      const all = [
        'Ada SUBSCRIBED 2026-04-01 747',
        'Cy PRICE_CHANGED 2026-05-01 577',
        'Bo UNSUBSCRIBED 2026-05-01 -747',
      ];
      expect(await names()).toEqual(all);
      expect(await names({ searchFor: 'TESTESEN 0012' })).toEqual(all.slice(0, 1));
      expect(await names({ filter: 'UNSUBSCRIBED' })).toEqual(all.slice(2));
      expect(await names({ month: '2026-05-01' })).toEqual(all.slice(1));
      expect(await names({ sort: '-price' })).toEqual([all[1], all[0], all[2]]);
      expect(await names({ from: '2026-05-17' })).toEqual(all.slice(1));
      // The world has closed January without them, and what is closed stays.
      expect(await names({ from: '2025-09-01' })).toEqual([
        'Bo SUBSCRIBED 2026-02-01 747',
        'Cy SUBSCRIBED 2026-02-01 747',
      ]);
      const { totalEntries, matches } = await list({ maxEntries: '1', offset: '1' });
      expect(matches).toEqual([(await list()).matches[1]]);
      const months = ((await overview()) as { months: { counts: Record<string, number> }[] })
        .months;
      expect(months).toHaveLength(8);
      const counted = months.flatMap(({ counts }) => Object.values(counts));
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(totalEntries);
    },
  );

  portalTest('are a file with the company’s name, date and delimiter', async (portal) => {
    const { file, save } = await payrollIn(portal);
    const { text, headers } = await file({ searchFor: 'ada testesen 0012' });
    expect(headers['content-disposition']).toMatch(/-Solside-Regnskap-AS-\w+-2026-03-06\.csv"$/);
    const line = /^Ny;04\.2026;Ada;Testesen;41400012;"=""0012""";[^;]+;747,00;747,00$/m;
    expect(text).toMatch(line);
    await save({ delimiter: 'tab', format: null, wageType: null });
    expect((await file({ searchFor: 'ada testesen 0012' })).text).toMatch(
      new RegExp(line.source.replaceAll(';', '\\t'), 'm'),
    );
  });

  portalTest(
    'say of months before the first one that they are invoiced elsewhere',
    async (portal) => {
      const { hr, id } = await payrollIn(portal);
      // The operator's first month in the portal is January.
      const query = { from: '2026-01-01' };
      const { json } = await portal.callAs(hr, getPayrollOverview, { params: { id }, query });
      expect((json as { months: object[] }).months.slice(0, 3)).toMatchObject([
        { month: '2025-12-01', isInvoicedHere: false },
        { month: '2026-01-01', isInvoicedHere: true },
        { month: '2026-02-01', isInvoicedHere: true },
      ]);
    },
  );

  portalTest(
    'of an agreement are those between two dates, as the specification has the call',
    async (portal) => {
      const { changed, agreement } = await payrollIn(portal);
      const dates = { oldDate: '2026-04-30', newDate: '2026-05-31' };
      const { json } = await changed({ agreement: String(agreement), ...dates });
      const own = (json as PayrollChange[]).filter(
        ({ oldLine }) => oldLine?.lastName === 'Testesen',
      );
      expect(new Set(own.map(({ month, changeType }) => `${String(month)} ${changeType}`))).toEqual(
        new Set(['2026-05-01 PRICE_CHANGED', '2026-05-01 UNSUBSCRIBED']),
      );
      const refused = { status: 422, json: { code: 'PERIOD_NOT_COMPARABLE', maxMonths: 24 } };
      for (const wrong of [
        { oldDate: '2026-05-01', newDate: '2026-05-31' },
        { oldDate: '2026-05-01', newDate: '2026-04-30' },
        { oldDate: '2020-01-01', newDate: '2026-04-30' },
      ])
        expect(await changed({ agreement: String(agreement), ...wrong })).toMatchObject(refused);
      const other = portal.company('large').agreements[0]?.id ?? 0;
      portal.clock.set('2026-03-06T12:00:00+01:00');
      const stranger = portal.user('hr-single');
      const input = { query: { agreement: String(other), ...dates } };
      expect(await portal.callAs(stranger, listChangedSubscriptions, input)).toMatchObject({
        status: 404,
      });
    },
  );
});

describe('the lines of a month', () => {
  portalTest(
    'are previewed while it is open and as they were when it is closed',
    async (portal) => {
      const { hr, agreement } = await payrollIn(portal);
      const preview = async (isoDate: string) =>
        (await portal.callAs(hr, previewMonth, { params: { agreement, isoDate } })).json as {
          isInvoicedHere: boolean;
          isClosed: boolean;
          totalPrice: number;
          invoiceLines: { price: number }[];
        };
      const may = await preview('2026-05-17');
      expect(may.isClosed).toBe(false);
      const sum = may.invoiceLines.reduce((total, { price }) => total + price, 0);
      expect(may.totalPrice).toBe(sum);
      // The world has closed January with one line of 112 kr.
      expect(await preview('2026-01-01')).toMatchObject({
        isClosed: true,
        totalPrice: 112,
        totalVat: 12,
        isInvoicedHere: true,
        invoiceLines: [{ price: 112 }],
      });
      // The operator's first month in the portal is January; the ticket is from before.
      expect(await preview('2025-12-31')).toMatchObject({
        isInvoicedHere: false,
        isClosed: false,
        totalPrice: 0,
        invoiceLines: [],
      });
      const orders = async (isoDate: string) =>
        (await portal.callAs(hr, listOrders, { params: { agreement, isoDate } })).json;
      expect(await orders('2026-01-31')).toMatchObject([
        { type: 'INVOICE', totalPrice: 112, invoiceLines: [{ price: 112 }] },
      ]);
      expect(await orders('2026-02-01')).toEqual([]);
    },
  );
});

describe('the file for the payroll system', () => {
  portalTest('has a record for each employee, or names what does not fit', async (portal) => {
    const { save, check, payroll, id, settings } = await payrollIn(portal);
    await save({ delimiter: 'semicolon', format: null, wageType: null });
    expect(await payroll()).toMatchObject({ status: 409, json: { code: 'NO_PAYROLL_FORMAT' } });
    expect(await check()).toMatchObject({ status: 409 });
    expect(await save({ delimiter: 'comma', format: 'generic', wageType: ' ' })).toMatchObject({
      status: 422,
    });
    expect(await save({ delimiter: 'comma', format: 'generic', wageType: '710' })).toMatchObject({
      status: 200,
    });
    const { status, text, headers } = await payroll();
    expect(status, text).toBe(200);
    expect(headers['content-disposition']).toMatch(/"generic-2026-05-Solside-.*-2026-03-06\.txt"$/);
    expect(text).toContain('0012                710       31052600000001000000000074700\r\n');
    expect(text).not.toContain('4711');
    await save({ delimiter: 'comma', format: 'huldt-lillevik', wageType: '710' });
    const refused = await payroll();
    expect(refused).toMatchObject({ status: 422, json: { code: 'DOES_NOT_FIT' } });
    const { people, faults } = (await check()).json as {
      people: number;
      faults: { employeeId: string }[];
    };
    expect(refused.json).toMatchObject({ faults: faults.length });
    expect(people).toBeGreaterThan(faults.length);
    expect(faults.map(({ employeeId }) => employeeId)).not.toContain('0012');
    expect((await settings()).json).toMatchObject({ format: 'huldt-lillevik', wageType: '710' });
    const changes = await recordedChanges(portal.database)
      .where('change.kind', '=', 'change-payroll-settings')
      .where('change.company_id', '=', id)
      .execute();
    expect(changes.at(-1)).toMatchObject({
      before: { payrollFormat: 'generic' },
      after: { payrollFormat: 'huldt-lillevik' },
    });
  });

  portalTest('has a line for each pay code, and no rate that nobody pays', async (portal) => {
    const { save, payroll, check, settings, agreement } = await payrollIn(portal);
    const usual = { delimiter: 'comma', format: 'generic', wageType: '710' } as const;
    expect((await save({ ...usual, wageTypes: { JOULE: '72O' } })).status).toBe(422);
    await save({ ...usual, wageTypes: { JOULE: '720' } });
    expect((await settings()).json).toMatchObject({ wageType: '710', wageTypes: { JOULE: '720' } });
    const before = (await check()).json as { people: number };
    await placeBike(portal.database, { agreement, employeeId: '0012', startDate: '2026-03-01' });
    const { text } = await payroll();
    expect(text).toContain('0012                710       31052600000001000000000074700\r\n');
    expect(text).toMatch(/^0012 {16}720 {7}310526000000010000\d+\r$/m);
    expect((await check()).json).toMatchObject({ people: before.people });
    // Saved without them, as by a caller that does not know of them.
    await save(usual);
    expect((await settings()).json).toMatchObject({ wageTypes: { JOULE: null } });
  });

  portalTest('leaves that of another company as it is', async (portal) => {
    const { save } = await payrollIn(portal);
    const other = { params: { id: portal.company('several-services').id } };
    const usual = { delimiter: 'comma', format: 'generic', wageType: '999' } as const;
    await portal.callAs(portal.user('hr'), savePayrollSettings, { ...other, body: usual });
    expect((await save({ delimiter: 'tab', format: null, wageType: null })).status).toBe(200);
    const { json } = await portal.callAs(portal.user('hr'), getPayrollSettings, other);
    expect(json).toMatchObject(usual);
  });

  raceTest('is set by one of two, who never overwrite what they have not seen', {
    prepare: async (portal) => {
      const { save, settings } = await payrollIn(portal);
      // There is a row to lock: without one the first who inserts it holds up the second.
      await save({ delimiter: 'tab', format: null, wageType: null });
      const { version } = (await settings()).json as { version: string };
      return (wageType: string) =>
        save({ delimiter: 'tab', format: 'visma-lonn', wageType, version });
    },
    operation: [(_portal, saveSeen) => saveSeen('101'), (_portal, saveSeen) => saveSeen('102')],
    without: rowLock('payroll.settings'),
    holds: (_portal, _save, answers) =>
      expect(outcomesOf(answers)).toEqual(['SETTINGS_CHANGED_SINCE', 'done']),
  });
});
