import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import { setTicketFacts, setTicketService } from '#ticketing/tickets/test-tickets.store.ts';
import { ticketUses } from '#ticketing/tickets/ticket-uses.query.ts';
import { day } from './test-core.ts';
import { everyKindIn } from './test-every-kind.ts';

describe('who uses an agreement', () => {
  portalTest('is who has what lives of the service under it, by name', async (portal) => {
    const { database } = portal;
    const { order, issue, holder, companyId, agreements } = everyKindIn(portal);
    const [agreementId, otherAgreement] = [agreements[0]?.id ?? 0, agreements[1]?.id ?? 0];
    const [kari, anne] = [(await holder('Kari')).id, (await holder('Anne')).id];
    const onPhone = { ...order, medium: 'phone', mediumSlot: null } as const;
    const [ofKari, nameless, second, ofAnne, over, cancelled, elsewhere] = await issue(
      { ...onPhone, holderId: kari },
      onPhone,
      { ...onPhone, holderId: kari, startDate: day('2026-05-01') },
      { ...onPhone, holderId: anne, expirationDate: day('2026-03-20') },
      { ...onPhone, holderId: anne, expirationDate: day('2026-03-19') },
      { ...onPhone, holderId: anne },
      { ...onPhone, holderId: anne },
      { ...onPhone, holderId: anne, agreementId: otherAgreement },
    );
    await setTicketFacts(database, cancelled ?? 0, { cancelled_at: portal.clock.now() });
    await setTicketService(database, elsewhere ?? 0, 'school-tickets');
    const uses = ticketUses('free-tickets');
    const request = { companyId, from: day('2026-03-20') };
    const inUse = { tickets: 4, subscriptions: 0, persons: 2 };
    expect(await uses.count(database, { ...request, agreementId })).toEqual([
      { agreementId, ...inUse },
    ]);
    const all = await uses.count(database, request);
    expect(all.filter((one) => [agreementId, otherAgreement].includes(one.agreementId))).toEqual(
      [
        { agreementId, ...inUse },
        { agreementId: otherAgreement, tickets: 1, subscriptions: 0, persons: 1 },
      ].toSorted((one, other) => one.agreementId - other.agreementId),
    );
    const list = (limit: number) => uses.list(database, { ...request, agreementId, limit });
    const listed = await list(10);
    expect(listed.map(({ id }) => id)).toEqual([ofAnne, ofKari, second, nameless]);
    expect(listed.map(({ id }) => id)).not.toContain(over);
    expect(listed[0]).toEqual({
      id: ofAnne,
      firstName: 'Anne',
      lastName: 'Nordmann',
      startDate: day('2026-03-01'),
      expirationDate: day('2026-03-20'),
    });
    expect((await list(2)).map(({ id }) => id)).toEqual([ofAnne, ofKari]);
  });
});
