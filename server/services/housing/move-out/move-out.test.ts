import { describe, expect } from 'vitest';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { testScope } from '#testing/test-scope.ts';
import {
  setTicketFacts,
  setTicketService,
  ticketsOfPhone,
} from '#ticketing/tickets/test-tickets.store.ts';
import { lockResidentsAndUnits } from '../residence/lock-residents-and-units.ts';
import { placeAssociation } from '../statement/test-association.store.ts';
import { association, daysOf, movesIn } from '../test-housing.ts';
import { handedOutTo } from './entries-of-residents.query.ts';

describe('a move-out', () => {
  portalTest(
    'on the day of the move-in leaves one day; what another service gave stays',
    async (portal) => {
      const unit = movesIn(portal);
      const phone = newPhone();
      const id = await unit.resident({ phone });
      const [ticket] = await ticketsOfPhone(portal.database, phone);
      await setTicketService(portal.database, ticket?.id ?? 0, 'free-tickets');
      const move = { subscriberIds: [id], lastDay: '2026-03-01', endsOn: '2026-03-31' };
      expect(await unit.moveOut(move)).toMatchObject({ status: 200 });
      expect(daysOf(await unit.people())).toEqual([{ id, from: '2026-03-01', to: '2026-03-01' }]);
      expect(await ticketsOfPhone(portal.database, phone)).toMatchObject([
        { expiration_date: null },
      ]);
    },
  );

  portalTest('leaves invoiced what was shown, from its first day on', async (portal) => {
    const unit = movesIn(portal);
    const phone = newPhone();
    const id = await unit.resident({ phone });
    const [ticket] = await ticketsOfPhone(portal.database, phone);
    const people = { companyId: association(portal).id, holderIds: [id] };
    const startDate = Temporal.PlainDate.from('2026-03-01');
    const handedOut = (today: Temporal.PlainDate) =>
      portal.database.transaction((tx) => handedOutTo(tx, people, today));
    expect(await handedOut(startDate)).toEqual([]);
    await setTicketFacts(portal.database, ticket?.id ?? 0, { shown_at: portal.clock.now() });
    expect(await handedOut(startDate)).toEqual([{ holderId: id, startDate }]);
    expect(await handedOut(startDate.subtract({ days: 1 }))).toEqual([]);
    const now = portal.clock.now();
    for (const dead of [
      { cancelled_at: now, failed_at: null, expiration_date: null },
      { cancelled_at: null, failed_at: now, expiration_date: null },
      { cancelled_at: null, failed_at: null, expiration_date: startDate.add({ days: 30 }) },
    ]) {
      await setTicketFacts(portal.database, ticket?.id ?? 0, dead);
      expect(await handedOut(startDate), JSON.stringify(dead)).toEqual([]);
    }
  });

  portalTest('is of people of one association', async (portal) => {
    const id = await movesIn(portal).resident();
    const others = await placeAssociation(portal.database);
    const order = { agreementName: String(others.agreementId), employeeId: 'A-1' };
    const { json } = await orderIn(portal)(
      { ...order, startDate: '2026-03-01', phone: newPhone() },
      { user: portal.user('support') },
    );
    const { subscriberId: elsewhere } = json as { subscriberId: number };
    const scope = testScope([association(portal).id, others.companyId]);
    const lock = (ids: readonly number[]) =>
      portal.database.transaction((tx) =>
        lockResidentsAndUnits(tx, { scope, today: portal.clock.today() }, ids),
      );
    expect(await lock([id])).toMatchObject({ people: [{ holderId: id }] });
    expect(await lock([elsewhere])).toMatchObject({ people: [{ holderId: elsewhere }] });
    expect(await lock([id, elsewhere])).toEqual({ refused: 'NOT_A_RESIDENT' });
  });
});
