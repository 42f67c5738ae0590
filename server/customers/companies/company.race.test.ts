import { createAgreement } from '@takst/contract/customers/agreements/create-agreement.contract.ts';
import { deleteAgreement } from '@takst/contract/customers/agreements/delete-agreement.contract.ts';
import { deleteCompany } from '@takst/contract/customers/companies/delete-company.contract.ts';
import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { expect } from 'vitest';
import { deleteUnsignedAgreements } from '#customers/agreements/agreements.public.ts';
import { awaitSignature } from '#customers/agreements/test-agreements.store.ts';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import { testScope } from '#testing/test-scope.ts';
import { changesOfCompany, placeCompany } from './test-companies.store.ts';

let companies = 0;

/** A new company with some agreements, and what support does there. */
async function companyIn(portal: TestPortal, subtypes: readonly string[]) {
  const support = portal.user('support');
  const id = await placeCompany(portal.database, {
    name: 'Samtidig AS',
    organisationNumber: String(896_000_000 + (companies += 1)),
    agreements: subtypes.map((subtype) => ({ subtype })),
  });
  const params = { id };
  const { json } = await portal.callAs(support, getCompany, { params });
  const agreementId = getCompany.reply.parse(json).allAgreements[0]?.id ?? 0;
  return {
    id,
    agreementId,
    create: (subType: 'SUBSCRIPTIONS' | 'FREETICKET') =>
      portal.callAs(support, createAgreement, {
        params,
        body: { subType, invoicingInterval: 'WEEKLY' },
      }),
    remove: () => portal.callAs(support, deleteCompany, { params }),
    removeAgreement: () => portal.callAs(support, deleteAgreement, { params: { id, agreementId } }),
    order: () =>
      portal.callAs(support, orderCompanyTicket, {
        body: {
          ...orderCompanyTicket.example,
          agreementName: String(agreementId),
          phone: newPhone(),
          startDate: '2026-04-01',
        },
      }),
  };
}

raceTest('a company is deleted while somebody orders: one of them is refused', {
  prepare: (portal) => companyIn(portal, ['SUBSCRIPTIONS']),
  operation: [(_portal, { remove }) => remove(), (_portal, { order }) => order()],
  without: rowLock('companies.company'),
  holds: (_portal, _company, answers) =>
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1),
});

raceTest('of two agreements that do not go together a company gets one', {
  prepare: (portal) => companyIn(portal, []),
  operation: [
    (_portal, { create }) => create('SUBSCRIPTIONS'),
    (_portal, { create }) => create('FREETICKET'),
  ],
  without: rowLock('companies.company', 'for update'),
  holds: (_portal, _company, answers) =>
    expect(outcomesOf(answers)).toEqual(['AGREEMENT_IN_CONFLICT', 'done']),
});

raceTest('an agreement that is never signed is deleted once, by its time or by support', {
  prepare: async (portal) => {
    const company = await companyIn(portal, ['SUBSCRIPTIONS']);
    await awaitSignature(portal.database, company.agreementId);
    return company;
  },
  operation: [
    async ({ database, clock }, { id: companyId }) => {
      const changes = createChangePath({ database, clock, queue: recordedJobs().queue });
      const requestId = 'night';
      const origin = { tenant: 'ruter', userId: null, channel: 'job', requestId } as const;
      await changes({ ...origin, idempotency: null }, async (change) => {
        const scope = testScope([companyId]);
        await deleteUnsignedAgreements(change, { scope, companyId, now: clock.now() });
        return { reply: null };
      });
    },
    async (_portal, { removeAgreement }) => void (await removeAgreement()),
  ],
  without: rowLock('agreements.agreement'),
  holds: async ({ database }, { id }) =>
    expect(await changesOfCompany(database, id, 'delete-agreement')).toHaveLength(1),
});
