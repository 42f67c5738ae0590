import { changeDepartment } from '@takst/contract/services/free-tickets/ticket/change-department.contract.ts';
import { describe, expect } from 'vitest';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { changesOfTicket, setAgreementEnd } from '#ticketing/tickets/test-tickets.store.ts';
import { editsIn } from '../edit/test-edits.ts';
import { setAgreementDeleted } from '#customers/agreements/test-agreements.store.ts';
import { departmentsOf, freeCompany } from '../test-free-order.ts';

const today = '2026-03-06';

const changeIn =
  (portal: TestPortal, user = portal.user('support')) =>
  (id: number, agreementNumber: number, timeOfChange: string | null = '2026-04-15') =>
    portal.callAs(user, changeDepartment, {
      params: { id },
      body: { agreementNumber, timeOfChange },
    });

describe('another department of a ticket', () => {
  portalTest('is recorded, and nobody is told', async (portal) => {
    const { order, ticket } = editsIn(portal);
    const [first = 0, second = 0] = departmentsOf(freeCompany(portal));
    const phone = newPhone();
    const id = await order({ startDate: today, phone, agreementNumber: first });
    expect(idOf(await changeIn(portal)(id, first))).toBe(id);
    const recorded = (await changesOfTicket(portal.database, id)).length;
    const next = idOf(await changeIn(portal)(id, second));
    expect(await ticket(id)).toMatchObject({
      agreementNumber: first,
      expirationDate: '2026-04-14',
      isContinued: true,
    });
    expect(await ticket(next)).toMatchObject({
      agreementNumber: second,
      startDate: '2026-04-15',
      expirationDate: null,
    });
    expect(await changesOfTicket(portal.database, id)).toHaveLength(recorded);
    expect((await changesOfTicket(portal.database, next)).at(-1)).toMatchObject({
      kind: 'change-ticket-agreement',
      before: { invoiceReference: expect.stringMatching(/^Drift /) },
      after: { invoiceReference: expect.stringMatching(/^Administrasjon /) },
    });
    const received = () => sentSms(portal.database, `+47${phone}`);
    await expect.poll(received, { timeout: 10_000, interval: 20 }).toHaveLength(1);
  });

  portalTest('is none that is over, deleted, of another kind or elsewhere', async (portal) => {
    const { order } = editsIn(portal);
    const company = freeCompany(portal);
    const [first = 0, second = 0] = departmentsOf(company);
    const change = changeIn(portal);
    const id = await order({ startDate: today, agreementNumber: first });
    const refused = async (agreementNumber: number, code: string) =>
      expect(await change(id, agreementNumber)).toMatchObject({ json: { code } });
    const office = company.agreements.find(({ subtype }) => subtype === 'TICKETOFFICE')?.id;
    await refused(office ?? 0, 'AGREEMENT_NOT_VALID');
    const elsewhere = portal.company('several-services').agreements[0]?.id;
    await refused(elsewhere ?? 0, 'AGREEMENT_NOT_FOUND');
    await refused(9_999_999, 'AGREEMENT_NOT_FOUND');
    const { database } = portal;
    await setAgreementDeleted(database, second, portal.clock.now());
    await refused(second, 'AGREEMENT_NOT_FOUND');
    await setAgreementDeleted(database, second, null);
    await setAgreementEnd(database, second, Temporal.PlainDate.from('2026-04-14'));
    await refused(second, 'AGREEMENT_NOT_VALID');
    // On its last day it may still be chosen.
    await setAgreementEnd(database, second, Temporal.PlainDate.from('2026-04-15'));
    expect(await change(id, second)).toMatchObject({ status: 200 });
    await setAgreementEnd(database, second, null);
  });

  portalTest('is for a ticket that goes on, from a day that is offered', async (portal) => {
    const { order, cancel } = editsIn(portal);
    const [first = 0, second = 0] = departmentsOf(freeCompany(portal));
    const change = changeIn(portal);
    const id = await order({ startDate: today, agreementNumber: first });
    portal.clock.set('2026-03-10T10:00:00+01:00');
    for (const day of ['2026-03-09', '2026-09-11'])
      expect(await change(id, second, day)).toMatchObject({ json: { code: 'DAY_NOT_OFFERED' } });
    const cancelled = await order({ startDate: '2026-04-01', agreementNumber: first });
    await cancel(cancelled);
    expect(await change(cancelled, second)).toMatchObject({
      json: { code: 'TICKET_NOT_CHANGEABLE' },
    });
    const stranger = changeIn(portal, portal.user('hr-free-ticket', 'akt'));
    expect(await stranger(id, second)).toMatchObject({ json: { code: 'TICKET_NOT_FOUND' } });
    // Without a day from today, or from its own first day.
    const next = idOf(await change(id, second, null));
    const pending = await order({ startDate: '2026-04-01', agreementNumber: first });
    const later = idOf(await change(pending, second, null));
    const { ticket } = editsIn(portal);
    expect(await ticket(next)).toMatchObject({ startDate: '2026-03-10', status: 'active' });
    expect(await ticket(later)).toMatchObject({ startDate: '2026-04-01', status: 'pending' });
    expect(await change(id, second)).toMatchObject({ json: { code: 'TICKET_NOT_CHANGEABLE' } });
  });
});
