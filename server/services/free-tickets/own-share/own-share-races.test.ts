import { setOwnShare } from '@takst/contract/services/free-tickets/own-share/set-own-share.contract.ts';
import { describe, expect } from 'vitest';
import {
  bookOf,
  placeFreeCompany,
  placeFreeTickets,
} from '#services/free-tickets/book/test-book-world.store.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { loadProjectData } from '#app/reference-data/load-reference-data.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';

const portalTest = portalTestWith(
  async ({ start }) => {
    const portal = await start();
    const { runOn } = await billing(portal.database);
    await portal.database.transaction((tx) => loadProjectData(tx, ['taxable-products.json']));
    return Object.assign(portal, { runOn });
  },
  (portal) => portal.clock.set('2026-03-07T10:00:00+01:00'),
);

describe('an own share that is set while its month is closed', () => {
  portalTest(
    'is in the closed month, or refused',
    async (portal) => {
      const { database } = portal;
      const companies = [];
      for (let round = 0; round < 8; round += 1) {
        const company = await placeFreeCompany(database);
        const [agreementId] = company.departments;
        await placeFreeTickets(database, company, [
          { person: 'Berg', agreementId, from: '2026-02-01', to: '2026-02-28' },
        ]);
        companies.push(company);
      }
      const [answers] = await Promise.all([
        Promise.all(
          companies.map(({ id, departments: [agreementNumber] }) =>
            portal.callAs(portal.user('support'), setOwnShare, {
              params: { companyId: id },
              body: { agreementNumber, validFrom: '2026-02-01', amountOre: 97_00 },
            }),
          ),
        ),
        portal.runOn('2026-03-07'),
      ]);
      // What a company was held for is closed by the next run.
      await portal.runOn('2026-03-08');
      for (const [place, company] of companies.entries()) {
        const answer = answers[place];
        const taxed = answer?.status === 200 ? 800 : 897;
        expect(await bookOf(database, company)).toEqual([
          `2026-02 Avdeling 1 Berg: 448 ${taxed} Berg`,
        ]);
        if (taxed === 897) {
          expect(answer?.json).toMatchObject({ code: 'MONTH_NOT_OFFERED', first: '2026-03-01' });
        }
      }
    },
    300_000,
  );
});
