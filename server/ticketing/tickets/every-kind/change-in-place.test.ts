import { describe, expect } from 'vitest';
import { changesOfTicket } from '#ticketing/tickets/test-tickets.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { day } from './test-core.ts';
import { ticketOfKari } from './test-every-kind.ts';

describe('a ticket that is changed in its place', () => {
  portalTest('keeps days, code and card, alone among those of its agreement', async (portal) => {
    const { id, changeInPlace, facts, holder, slot, service, agreements } =
      await ticketOfKari(portal);
    const neighbour = await ticketOfKari(portal);
    const [before, others] = [await facts(id), await facts(neighbour.id)];
    const { id: holderId } = await holder('Ola');
    const holderSlot = await slot('free-employee', `in place ${holderId}`);
    const becomes = {
      holderId,
      holderSlot,
      agreementId: agreements[1]?.id ?? 0,
      profileId: 'SENIOR',
      productId: 'company-ticket',
      zoneFrom: null,
      zoneTo: null,
      allZones: true,
      nrOfZones: 3,
      expirationDate: day('2026-12-31'),
    };
    const recorded = { before: { firstName: 'Kari' }, after: { firstName: 'Ola' } };
    await changeInPlace(id, becomes, recorded);
    expect(await facts(id)).toEqual({
      ...before,
      holder_id: holderId,
      holder_slot: holderSlot,
      agreement_id: becomes.agreementId,
      profile_id: 'SENIOR',
      product_id: 'company-ticket',
      zone_from: null,
      zone_to: null,
      all_zones: true,
      nr_of_zones: 3,
      expiration_date: day('2026-12-31'),
    });
    expect(await facts(neighbour.id)).toEqual(others);
    expect(service.events).toEqual([]);
    expect((await changesOfTicket(portal.database, id)).at(-1)).toMatchObject({
      kind: 'edit-ticket-in-place',
      holder_id: holderId,
      ...recorded,
    });
  });
});
