import { describe, expect } from 'vitest';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { endLongAgo } from '#ticketing/tickets/anonymise/test-anonymise.store.ts';
import { placeLine, residencesOfUnit, unitsOfErased } from './test-residences.store.ts';
import { association, movesIn, orderForResident } from './test-housing.ts';

describe('a resident who is erased', () => {
  portalTest(
    'has left on the last day of what they had, and their unit still has its costs',
    async (portal) => {
      const unit = movesIn(portal);
      const phone = newPhone();
      const order = await orderForResident(portal, {
        phone,
        employeeId: unit.number,
        startDate: '2026-03-01',
      });
      const { subscriberId } = order.json as { subscriberId: number };
      const ticket = { companyId: association(portal).id, id: idOf(order) };
      await placeLine(portal.database, { ...ticket, holderId: subscriberId });
      await endLongAgo(portal.database, [ticket.id]);
      await anonymiseAll(portal, { service: ticketServices.housing });
      expect(await unit.people()).toEqual([]);
      const residences = await residencesOfUnit(portal.database, unit.number);
      expect(residences).toMatchObject([{ holderId: subscriberId, toDate: '2026-03-01' }]);
      expect(await unitsOfErased(portal.database, ticket)).toEqual([unit.number]);
      // The next test finds no residents.
      await unit.resident();
      expect(await unit.people()).toHaveLength(1);
    },
  );

  portalTest('who had said when they leave has left then', async (portal) => {
    const unit = movesIn(portal);
    const order = await orderForResident(portal, {
      phone: newPhone(),
      employeeId: unit.number,
      startDate: '2026-03-01',
    });
    const { subscriberId } = order.json as { subscriberId: number };
    await unit.moveOut({ subscriberIds: [subscriberId], lastDay: '2026-03-20', endsOn: null });
    await endLongAgo(portal.database, [idOf(order)]);
    await anonymiseAll(portal, { service: ticketServices.housing });
    const residences = await residencesOfUnit(portal.database, unit.number);
    expect(residences).toMatchObject([{ toDate: '2026-03-20' }]);
  });
});
