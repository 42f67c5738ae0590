import { updateContactDetails } from '@takst/contract/ticketing/subscribers/update-contact-details.contract.ts';
import { describe, expect } from 'vitest';
import { chair, movesIn, orderForResident } from '#services/housing/test-housing.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { idOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { changesOfPerson, setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const active = { startDate: '2026-03-01' };

describe('a holder who has another name', () => {
  portalTest(
    'has it in every entry of the phone in the company, and the old one in the record',
    async (portal) => {
      const phone = newPhone();
      const id = idOf(await orderIn(portal)({ ...active, phone }));
      const next = idOf(
        await changesAs(portal).changeZone(id, { validAllZones: true, expiryDate: '2026-03-31' }),
      );
      const names = { firstName: 'Kari Anne', lastName: 'Berg', employeeId: '7' };
      expect(await changesAs(portal).rename(next, names)).toMatchObject({ status: 200 });
      for (const one of [id, next]) expect(await changesAs(portal).show(one)).toMatchObject(names);
      expect((await changesOfPerson(portal.database, phone)).at(-1)).toMatchObject({
        kind: 'update-contact-details',
        before: { firstName: 'Kari', lastName: 'Nordmann', employeeId: '4711' },
        after: names,
      });
    },
  );

  portalTest('is recorded once when the same details come again', async (portal) => {
    const phone = newPhone();
    const id = idOf(await orderIn(portal)({ ...active, phone }));
    // The number alone is a change, too.
    const names = { firstName: 'Kari', lastName: 'Nordmann', employeeId: '7' };
    await changesAs(portal).rename(id, names);
    expect(await changesAs(portal).show(id)).toMatchObject(names);
    expect(await changesAs(portal).rename(id, names)).toMatchObject({ status: 200 });
    const changes = async () =>
      (await changesOfPerson(portal.database, phone)).filter(
        ({ kind }) => kind === 'update-contact-details',
      );
    expect(await changes()).toHaveLength(1);
    // So is one name alone.
    for (const changed of [
      { ...names, lastName: 'Lie' },
      { ...names, lastName: 'Lie', firstName: 'Karin' },
    ]) {
      await changesAs(portal).rename(id, changed);
      expect(await changesAs(portal).show(id)).toMatchObject(changed);
    }
    expect(await changes()).toHaveLength(3);
  });

  portalTest('is nobody where the ticket is of another company, or of none', async (portal) => {
    const id = idOf(await orderIn(portal)({ ...active, phone: newPhone() }));
    const elsewhere = portal.company('several-services', 'akt');
    const ofOther = idOf(await orderIn(portal)({}, { company: elsewhere }));
    const names = { firstName: 'Kari Anne', lastName: 'Berg', employeeId: '7' };
    for (const unknown of [ofOther, id + 1_000_000])
      expect(await changesAs(portal).rename(unknown, names)).toMatchObject({
        status: 404,
        json: { code: 'TICKET_NOT_FOUND' },
      });
    const other = changesAs(portal, portal.user('hr', 'akt'));
    expect(await other.show(ofOther)).toMatchObject({ firstName: 'Kari' });
  });

  portalTest('has it also by the number of a subscription', async (portal) => {
    const phone = newPhone();
    const bike = idOf(await subscribeIn(portal)({ phone }));
    const names = { firstName: 'Kari Anne', lastName: 'Berg', employeeId: '7' };
    expect(await changesAs(portal).rename(bike, names)).toMatchObject({ status: 200 });
    const id = idOf(await orderIn(portal)({ phone }));
    expect(await changesAs(portal).show(id)).toMatchObject(names);
  });

  portalTest(
    'has it where their service keeps it, too: a resident in their unit',
    async (portal) => {
      const [before, after] = [movesIn(portal), movesIn(portal)];
      const order = await orderForResident(portal, {
        phone: newPhone(),
        employeeId: before.number,
      });
      const body = { firstName: 'Kari', lastName: 'Nordmann', employeeId: after.number };
      const input = { params: { id: idOf(order) }, body };
      expect((await portal.callAs(chair(portal), updateContactDetails, input)).status).toBe(200);
      expect([await before.people(), await after.people()].map(({ length }) => length)).toEqual([
        0, 1,
      ]);
    },
  );

  portalTest('keeps it in other companies', async (portal) => {
    const other = portal.company('single-service');
    const phone = newPhone();
    const elsewhere = idOf(await orderIn(portal)({ ...active, phone }, { company: other }));
    await setTicketFacts(portal.database, elsewhere, {
      expiration_date: day('2025-12-31'),
      start_date: day('2025-01-01'),
    });
    const id = idOf(await orderIn(portal)({ phone, startDate: '2026-04-01' }));
    const names = { firstName: 'Ny', lastName: 'Person', employeeId: '7' };
    expect(await changesAs(portal).rename(id, names)).toMatchObject({ status: 200 });
    expect(await changesAs(portal).show(id)).toMatchObject(names);
    expect(await changesAs(portal).show(elsewhere)).toMatchObject({ firstName: 'Kari' });
  });
});
