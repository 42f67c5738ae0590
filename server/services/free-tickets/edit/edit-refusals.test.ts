import { editFreeTicket } from '@takst/contract/services/free-tickets/edit/edit-free-ticket.contract.ts';
import { previewFreeEdit } from '@takst/contract/services/free-tickets/edit/preview-free-edit.contract.ts';
import { saveFreeTicketSettings } from '@takst/contract/services/free-tickets/settings/save-free-ticket-settings.contract.ts';
import { describe, expect } from 'vitest';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { removePostAddress } from './test-post-address.store.ts';
import { forgetSettings } from '#services/free-tickets/settings/test-settings.store.ts';
import {
  departmentsOf,
  freeCompany,
  newEmployeeId,
  onCard,
} from '#services/free-tickets/test-free-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { setAgreementEnd, ticketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { type EditBody, editsIn, unchanged } from './test-edits.ts';

const today = '2026-03-06';
const refused = (code: string, status = 422) => ({ status, json: { code } });

/** Preview and save refuse alike. */
async function bothRefuse(
  portal: TestPortal,
  { id, change }: { id: number; change: Partial<EditBody> },
  expected: object,
) {
  const { edit, preview } = editsIn(portal);
  const answers = await Promise.all([preview(id, change), edit(id, change)]);
  for (const answer of answers) {
    expect({ change, ...answer }).toMatchObject({ change, ...expected });
  }
}

describe('an edit is refused (spec 3 §5)', () => {
  portalTest('for what is not so', async (portal) => {
    const { order } = editsIn(portal);
    const id = await order({ startDate: today });
    const elsewhere = portal.company('several-services');
    const cases: [Partial<EditBody>, string, number?][] = [
      [{ firstName: 'K'.repeat(51) }, 'INVALID_FIRST_NAME'],
      [{ lastName: 'N'.repeat(51) }, 'INVALID_LAST_NAME'],
      [{ employeeId: '1'.repeat(21) }, 'INVALID_EMPLOYEE_ID'],
      [{ employeeId: '1' }, 'INVALID_EMPLOYEE_ID'],
      [{ dateOfBirth: today }, 'BIRTH_DATE_TOO_RECENT'],
      [{ profile: 2 }, 'PROFILE_MISMATCH'],
      [{ ticketHolderType: 'RETIRED' }, 'PROFILE_MISMATCH'],
      [{ zoneFrom: 'Nowhere' }, 'INVALID_ZONE_FROM'],
      [{ zoneTo: 'Nowhere' }, 'INVALID_ZONE_TO'],
      [{ phone: '22222222' }, 'MOBILE_TICKET_INVALID_PHONE'],
      [{ agreementNumber: 9_999_999 }, 'AGREEMENT_NOT_FOUND', 404],
      [{ agreementNumber: elsewhere.agreements[0]?.id ?? 0 }, 'AGREEMENT_NOT_FOUND', 404],
      [{ zoneTo: '3Ø', timeOfChange: '2026-03-05' }, 'TIME_OF_CHANGE_NOT_OFFERED'],
      [{ zoneTo: '3Ø', timeOfChange: '2026-09-07' }, 'TIME_OF_CHANGE_NOT_OFFERED'],
    ];
    for (const [change, code, status] of cases) {
      await bothRefuse(portal, { id, change }, refused(code, status));
    }
    expect(await ticketFacts(portal.database, id)).toMatchObject({ expiration_date: null });
  });

  portalTest(
    'takes names and numbers as long as they may be, on the first and the last day',
    async (portal) => {
      const { order, edit } = editsIn(portal);
      const longest = { firstName: 'K'.repeat(50), lastName: 'N'.repeat(50) };
      for (const timeOfChange of [today, '2026-09-06']) {
        const id = await order({ startDate: today });
        const employeeId = newEmployeeId().padEnd(20, '0');
        expect(await edit(id, { ...longest, employeeId, timeOfChange })).toMatchObject({
          status: 200,
        });
      }
    },
  );

  portalTest('reads a moment as its business day', async (portal) => {
    const { order, edit, ticket } = editsIn(portal);
    const id = await order({ startDate: today });
    const timeOfChange = '2026-04-30T22:30:00Z';
    const next = idOf(await edit(id, { zoneTo: '3Ø', timeOfChange }));
    expect(await ticket(next)).toMatchObject({ startDate: '2026-05-01' });
  });

  portalTest('for a ticket that is over, or goes on as another', async (portal) => {
    const { order, edit, cancel } = editsIn(portal);
    const change = { zoneTo: '3Ø' };
    const cancelled = await order({ startDate: '2026-04-01' });
    await cancel(cancelled);
    const continued = await order({ startDate: today });
    await edit(continued, { ...change, timeOfChange: '2026-05-01' });
    for (const id of [cancelled, continued]) {
      await bothRefuse(
        portal,
        { id, change: { lastName: 'Hansen' } },
        refused('TICKET_NOT_EDITABLE', 409),
      );
    }
  });

  portalTest('for a number, a family member or a phone that has a ticket', async (portal) => {
    const { order } = editsIn(portal);
    const employeeId = newEmployeeId();
    const phone = newPhone();
    const family = { ticketHolderType: 'FAMILY_MEMBER', firstName: 'Siv' } as const;
    await order({ employeeId, startDate: '2026-05-01', phone });
    await order({ employeeId, startDate: '2026-05-01', ...family });
    const other = await order({ startDate: today });
    const kin = await order({ employeeId, startDate: today, ...family, firstName: 'Per' });
    const conflicts: [number, Partial<EditBody>, object][] = [
      [other, { employeeId: employeeId.toLowerCase() }, refused('CONFLICTING_TICKET')],
      [kin, { firstName: ' siv ' }, refused('CONFLICTING_TICKET')],
      [other, { phone }, refused('TICKET_ALREADY_EXISTS', 409)],
    ];
    for (const [id, change, expected] of conflicts) {
      await bothRefuse(portal, { id, change }, expected);
    }
  });

  portalTest('for a department that is over, but not for the ticket’s own', async (portal) => {
    const { order, edit } = editsIn(portal);
    const [own = 0, other = 0] = departmentsOf(freeCompany(portal));
    const id = await order({ startDate: today, agreementNumber: own });
    await setAgreementEnd(portal.database, own, Temporal.PlainDate.from('2026-03-31'));
    await setAgreementEnd(portal.database, other, Temporal.PlainDate.from('2026-03-31'));
    const change = { agreementNumber: other, timeOfChange: '2026-04-01' };
    await bothRefuse(portal, { id, change }, refused('AGREEMENT_NOT_VALID'));
    const unchangedFields = { zoneTo: '3Ø', timeOfChange: '2026-04-01' };
    expect(await edit(id, unchangedFields)).toMatchObject({ status: 200 });
    await setAgreementEnd(portal.database, own, null);
    await setAgreementEnd(portal.database, other, null);
  });

  portalTest(
    'for a ticket that somebody has changed since, which is then as they left it',
    async (portal) => {
      const { order, edit, ticket } = editsIn(portal);
      const id = await order({ startDate: '2026-04-01' });
      const previous = unchanged(await ticket(id));
      await edit(id, { lastName: 'Hansen' });
      await bothRefuse(
        portal,
        { id, change: { lastName: 'Olsen', previous } },
        refused('TICKET_CHANGED_SINCE', 409),
      );
      const expectedEdit = unchanged(await ticket(id));
      expect(await edit(id, { lastName: 'Olsen', previous: expectedEdit })).toMatchObject({
        status: 200,
      });
    },
  );

  portalTest('at another company, as for a ticket that does not exist', async (portal) => {
    const id = await editsIn(portal).order({ startDate: today });
    const body = unchanged(await editsIn(portal).ticket(id));
    const stranger = portal.user('hr-free-ticket', 'akt');
    for (const route of [editFreeTicket, previewFreeEdit]) {
      expect(await portal.callAs(stranger, route, { params: { id }, body })).toMatchObject(
        refused('TICKET_NOT_FOUND', 404),
      );
    }
  });

  portalTest(
    'for another name on a card, without an address to which it is sent',
    async (portal) => {
      const { order, makeCard } = editsIn(portal);
      const id = await order({ startDate: today, ...onCard() });
      await makeCard(id);
      const { id: companyId } = freeCompany(portal);
      const giveBack = await removePostAddress(portal.database, companyId);
      const code = 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS';
      await bothRefuse(portal, { id, change: { lastName: 'Hansen' } }, refused(code));
      await giveBack();
    },
  );
});

describe('a child that grows up (domain: Children)', () => {
  const child = {
    ticketHolderType: 'FAMILY_MEMBER',
    profile: 2,
    firstName: 'Liv',
    startDate: today,
  } as const;

  portalTest('gets its last day at once, and no ticket past the age', async (portal) => {
    const { order, edit, ticket, preview } = editsIn(portal);
    const company = freeCompany(portal);
    const id = await order({ ...child, dateOfBirth: '2015-03-01' });
    const settings = {
      expireChildTickets: 'AT_END_OF_MONTH',
      expireChildTicketsAtAge: 18,
    } as const;
    await portal.callAs(portal.user('operator'), saveFreeTicketSettings, {
      params: { companyId: company.id },
      body: { invoiceReference: null, ...settings },
    });
    const grownUp = { dateOfBirth: '2008-03-20' };
    expect(await preview(id, grownUp)).toMatchObject({ json: { expirationDate: '2026-03-31' } });
    await bothRefuse(
      portal,
      { id, change: { ...grownUp, timeOfChange: '2026-04-01' } },
      {
        status: 422,
        json: {
          code: 'PROFILE_MISMATCH',
          pastAge: { kind: 'AT_END_OF_MONTH', age: 18, lastDay: '2026-03-31' },
        },
      },
    );
    const next = idOf(await edit(id, grownUp));
    expect(await ticket(next)).toMatchObject({ expirationDate: '2026-03-31', endedOn: null });
    // So does one that is changed in place.
    const pending = await order({ ...child, startDate: '2026-03-20', dateOfBirth: '2015-03-01' });
    expect(await edit(pending, grownUp)).toMatchObject({ json: { id: pending } });
    expect(await ticket(pending)).toMatchObject({ expirationDate: '2026-03-31', endedOn: null });
    await forgetSettings(portal.database, company.id);
  });
});
