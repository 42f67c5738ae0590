import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { changesOfTicket } from '#ticketing/tickets/test-tickets.store.ts';
import { entitlementOf, slotOfEntitlement } from '../test-entitlement.query.ts';
import { departmentsOf, freeCompany, newEmployeeId } from '../test-free-order.ts';
import { editsIn } from './test-edits.ts';

const today = '2026-03-06';

describe('a ticket that an edit changes in place', () => {
  portalTest('is recorded with old and new values', async (portal) => {
    const { order, edit } = editsIn(portal);
    const [, agreementNumber = 0] = departmentsOf(freeCompany(portal));
    const person = { startDate: '2026-04-01', employeeId: newEmployeeId() };
    const id = await order(person);
    const change = { firstName: 'Siv', ticketHolderType: 'FAMILY_MEMBER', zoneTo: '3Ø' } as const;
    await edit(id, { ...change, agreementNumber, dateOfBirth: '1985-05-15', profile: 4 });
    expect((await changesOfTicket(portal.database, id)).at(-1)).toMatchObject({
      kind: 'edit-ticket-in-place',
      before: {
        firstName: 'Kari',
        birthDate: '1985-05-14',
        holderType: 'EMPLOYEE',
        profileId: 'ADULT',
        zoneTo: 'RUT:TariffZone:2Ø',
        invoiceReference: expect.stringMatching(/^Drift /),
      },
      after: {
        firstName: 'Siv',
        birthDate: '1985-05-15',
        holderType: 'FAMILY_MEMBER',
        profileId: 'SENIOR',
        zoneTo: 'RUT:TariffZone:3Ø',
        invoiceReference: expect.stringMatching(/^Administrasjon /),
      },
    });
  });

  portalTest('goes over to the right that somebody had by the number before', async (portal) => {
    const { order, end, edit } = editsIn(portal);
    const employeeId = newEmployeeId();
    const before = await order({ employeeId, startDate: today });
    await end(before, today);
    const id = await order({ startDate: '2026-03-07' });
    const own = await entitlementOf(portal.database, id);
    expect(await edit(id, { employeeId })).toMatchObject({ json: { id } });
    const right = await entitlementOf(portal.database, before);
    expect(right.id).not.toBe(own.id);
    expect(await entitlementOf(portal.database, id)).toEqual(right);
    // The other right belongs to no person, so that its slot finds none.
    expect(await slotOfEntitlement(portal.database, own.id)).toBeNull();
  });
});
