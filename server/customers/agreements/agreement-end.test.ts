import { changeAgreementEnd } from '@takst/contract/customers/agreements/change-agreement-end.contract.ts';
import { describe, expect } from 'vitest';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { rowLock } from '#testing/races/lock.ts';
import { raceTest } from '#testing/races/race-test.ts';
import { companyIn } from './test-agreement.ts';

describe('the end of an agreement', () => {
  portalTest('ends no ticket; nothing can be ordered from the day after', async (portal) => {
    const company = await companyIn(portal);
    const ticketId = idOf(await company.order());
    expect(await company.uses('2026-04-30')).toMatchObject({ tickets: 1, persons: 1 });
    expect(await company.end('2026-04-30')).toMatchObject({ status: 200 });
    expect((await company.agreement())?.endDate?.toString()).toBe('2026-04-30');
    // It runs on, and is still in the way of deleting the agreement.
    const { tickets, first } = await company.uses('2026-04-30');
    expect([tickets, first.map(({ id }) => id)]).toEqual([1, [ticketId]]);
    expect(await company.remove()).toMatchObject({ json: { code: 'AGREEMENT_IN_USE' } });
    expect(await company.order('2026-04-01')).toMatchObject({ status: 200 });
    expect(await company.order('2026-05-01')).toMatchObject({ status: 422 });
    expect(await company.cancel(ticketId)).toMatchObject({ status: 200 });
    expect(await company.uses('2026-04-30')).toMatchObject({ tickets: 1 });
  });

  portalTest('is in the way of nothing that ends with it', async (portal) => {
    const company = await companyIn(portal);
    const ticketId = idOf(await company.order('2026-03-01'));
    expect(await company.endTicket(ticketId, '2026-03-31')).toMatchObject({ status: 200 });
    for (const [day, tickets] of [
      ['2026-03-30', 1],
      ['2026-03-31', 0],
      ['2026-04-01', 0],
    ] as const)
      expect(await company.uses(day), day).toMatchObject({ tickets, persons: tickets });
    // On its last day it is still in use, and on the next one no longer.
    portal.clock.set('2026-03-31T12:00:00+02:00');
    expect(await company.remove()).toMatchObject({
      json: { code: 'AGREEMENT_IN_USE', tickets: 1 },
    });
    portal.clock.set('2026-04-01T12:00:00+02:00');
    expect(await company.remove()).toMatchObject({ status: 200 });
  });

  portalTest('counts tickets and subscriptions apart', async (portal) => {
    const company = await companyIn(portal);
    expect(await company.subscribe()).toMatchObject({ status: 200 });
    const counts = { tickets: 0, subscriptions: 1 };
    expect(await company.uses('2026-04-30')).toMatchObject({ ...counts, persons: 1 });
    expect(await company.remove()).toMatchObject({ json: { code: 'AGREEMENT_IN_USE', ...counts } });
    await company.order();
    expect(await company.uses('2026-04-30')).toMatchObject({ tickets: 1, subscriptions: 1 });
  });

  portalTest('counts a person once, and lists people by their names', async (portal) => {
    const company = await companyIn(portal);
    const phone = newPhone();
    await company.order('2026-04-01', { phone, lastName: 'Ås' });
    await company.subscribe({ phone, lastName: 'Ås' });
    await company.order('2026-04-01', { lastName: 'Berg' });
    const { first, ...counts } = await company.uses('2026-04-30');
    expect(counts).toMatchObject({ tickets: 2, subscriptions: 1, persons: 2 });
    expect(first.map(({ lastName }) => lastName)).toEqual(['Berg', 'Ås', 'Ås']);
  });

  raceTest('set by two at once is the first one’s; the last one is told', {
    prepare: (portal) => companyIn(portal),
    operation: [
      (_portal, company) => company.end('2026-10-31'),
      (_portal, company) => company.end('2026-11-30'),
    ],
    without: rowLock('agreements.agreement'),
    holds: (_portal, _company, answers) => {
      const endDate = answers[0].status === 200 ? '2026-10-31' : '2026-11-30';
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map(({ json }) => json)).toEqual([{ code: 'HAS_CHANGED', endDate }]);
    },
  });

  raceTest('does not let an agreement be deleted while somebody orders: one of them is refused', {
    prepare: (portal) => companyIn(portal),
    operation: [(_portal, company) => company.remove(), (_portal, company) => company.order()],
    without: rowLock('agreements.agreement'),
    holds: (_portal, _company, answers) =>
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1),
  });

  portalTest('of an agreement in another company is nobody’s', async (portal) => {
    const company = await companyIn(portal);
    const other = await companyIn(portal);
    const answer = await portal.callAs(portal.user('support'), changeAgreementEnd, {
      params: { id: company.id, agreementId: other.agreementId },
      body: { endDate: '2026-12-31', previousEndDate: null },
    });
    expect(answer).toMatchObject({ status: 404, json: { code: 'AGREEMENT_NOT_FOUND' } });
  });
});
