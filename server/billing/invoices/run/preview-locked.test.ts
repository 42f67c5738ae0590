import { previewInvoiceRun } from '@takst/contract/billing/invoices/run/preview-invoice-run.contract.ts';
import { expect } from 'vitest';
import { callsOf } from '#billing/invoices/test-invoice-calls.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { companiesAfter, lockCompanies } from './run.store.ts';

portalTest(
  'a dry run beside somebody who holds a company is refused, and not broken',
  async (portal) => {
    portal.clock.set('2026-04-07T12:00:00+02:00');
    const staff = portal.user('operator');
    const companies = await companiesAfter(portal.database, {
      tenant: 'ruter',
      after: 0,
      max: 200,
    });
    expect(companies.length).toBeGreaterThan(0);
    const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holder = portal.database.transaction(async (tx) => {
      await lockCompanies(tx, { tenant: 'ruter', companies });
      locked.resolve();
      await done.promise;
    });
    await locked.promise;
    const refused = await portal.callAs(staff, previewInvoiceRun, {}).finally(() => done.resolve());
    await holder;
    expect(refused).toMatchObject({ status: 409, json: { code: 'COMPANY_LOCKED' } });
    expect(portal.reported).toEqual([]);
    expect(await callsOf(portal).preview()).toMatchObject({ problemCount: expect.any(Number) });
  },
);
