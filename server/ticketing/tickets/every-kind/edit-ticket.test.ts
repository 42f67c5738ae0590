import { describe, expect } from 'vitest';
import { changesOfTicket, setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { day } from './test-core.ts';
import { everyKindIn, ticketOfKari } from './test-every-kind.ts';

describe('a ticket that is edited', () => {
  portalTest('goes on with its code, and nobody is told', async (portal) => {
    const { id, edit, facts, service } = await ticketOfKari(portal);
    const redeemed = {
      code_sent_at: Temporal.Instant.from('2026-03-02T08:00:00Z'),
      downloaded_at: Temporal.Instant.from('2026-03-02T09:00:00Z'),
      app_id: 'an app',
      ticket_app: 'demo-app',
    };
    await setTicketFacts(portal.database, id, { ...redeemed, pending_through: day('2026-03-05') });
    portal.clock.set('2026-03-07T09:00:00Z');
    const next = await edit(id, '2026-03-20', { becomes: { profileId: 'SENIOR' } });
    const [before, after] = [await facts(id), await facts(next)];
    expect(before.expiration_date).toEqual(day('2026-03-19'));
    expect(after).toMatchObject({
      profile_id: 'SENIOR',
      pickup_code: before.pickup_code,
      medium_slot: before.medium_slot,
      holder_slot: before.holder_slot,
      holder_id: before.holder_id,
      medium_part: 1,
      continues_id: id,
      start_date: day('2026-03-20'),
      expiration_date: null,
      ended_at: null,
      pending_through: day('2026-03-05'),
      ordered_at: portal.clock.now(),
      ...redeemed,
    });
    expect(before.ended_at).toEqual(portal.clock.now());
    expect(service.events).toEqual([]);
    expect(service.copied).toMatchObject([{ from: { id }, to: { id: next } }]);
    const product = {
      productId: 'period-30-days',
      zoneFrom: '1',
      zoneTo: '2Ø',
      allZones: false,
      nrOfZones: 2,
    };
    expect(await changesOfTicket(portal.database, next)).toMatchObject([
      {
        kind: 'edit-ticket',
        holder_id: before.holder_id,
        before: { ...product, startDate: '2026-03-01', expirationDate: null },
        after: {
          ...product,
          startDate: '2026-03-20',
          expirationDate: null,
          continuesId: id,
          lastDay: '2026-03-19',
        },
      },
    ]);
  });

  portalTest('goes on with its card', async (portal) => {
    const { id, edit, facts } = await ticketOfKari(portal, 'card');
    const secondPair = { secondZoneFrom: '4N', secondZoneTo: '4V' };
    const product = { zoneTo: '3Ø', nrOfZones: 3, ...secondPair };
    const next = await edit(id, '2026-03-20', { product });
    const before = await facts(id);
    const onSameCard = {
      medium: 'card',
      card_id: before.card_id,
      medium_slot: before.medium_slot,
      zone_to: '3Ø',
      nr_of_zones: 3,
      second_zone_from: '4N',
      second_zone_to: '4V',
      pickup_code: null,
    };
    expect(await facts(next)).toMatchObject({ ...onSameCard, medium_part: 1 });
    expect(await facts(await edit(next, '2026-04-01'))).toMatchObject({
      ...onSameCard,
      medium_part: 2,
    });
  });

  portalTest('may become another person’s, with another name and phone', async (portal) => {
    const { id, edit, facts, holder, slot, service, tenant, companyId } =
      await ticketOfKari(portal);
    const { id: holderId, phone } = await holder('Ola');
    const [mediumSlot, holderSlot] = [
      await slot('free-phone', `${phone} Ola`),
      await slot('free-employee', `${phone} Ola`),
    ];
    const recipient = {
      tenant,
      companyId,
      firstName: 'Ola',
      companyName: 'Firma AS',
      phoneCountryCode: '+47',
      phone,
    };
    const next = await edit(id, '2026-03-20', {
      becomes: { holderId, holderSlot, medium: { medium: 'phone', mediumSlot }, recipient },
    });
    const [before, after] = [await facts(id), await facts(next)];
    expect(after).toMatchObject({
      holder_id: holderId,
      holder_slot: holderSlot,
      medium_slot: mediumSlot,
      medium_part: 0,
    });
    expect(after.pickup_code).not.toBe(before.pickup_code);
    expect(service.events).toMatchObject([
      {
        kind: 'ordered',
        firstName: 'Ola',
        pickupCode: after.pickup_code,
        startDate: day('2026-03-20'),
      },
    ]);
    expect(await changesOfTicket(portal.database, next)).toMatchObject([{ holder_id: holderId }]);
    // A change without a recipient tells nobody.
    const other = await slot('free-phone', `${phone} nobody`);
    await edit(next, '2026-03-25', {
      becomes: { medium: { medium: 'phone', mediumSlot: other }, recipient: null },
    });
    expect(service.events).toHaveLength(1);
  });

  portalTest('may move from a phone to a card, and to paper', async (portal) => {
    const { id, edit, facts, take, slot, phone } = await ticketOfKari(portal);
    const isOnSameMedium = async (of: number) => (await take(of)).row.is_on_previous_medium;
    const mediumSlot = await slot('card', `${phone} card`);
    const onCard = await edit(id, '2026-03-20', {
      becomes: { medium: { medium: 'card', mediumSlot, cardId: 77_001 } },
    });
    expect(await facts(onCard)).toMatchObject({
      medium: 'card',
      card_id: 77001,
      medium_slot: mediumSlot,
      pickup_code: null,
    });
    const onPaper = await edit(onCard, '2026-04-01', {
      becomes: { medium: { medium: 'paper', mediumSlot: null } },
    });
    expect(await facts(onPaper)).toMatchObject({
      medium: 'paper',
      card_id: null,
      medium_slot: null,
    });
    // Two of paper have nothing in common, two on a card without a number have the card.
    expect(await isOnSameMedium(onCard)).toBe(false);
    const paperAgain = await edit(onPaper, '2026-04-05');
    expect(await isOnSameMedium(paperAgain)).toBe(false);
    const nameless = { medium: 'card', mediumSlot: null, cardId: 77_002 } as const;
    const onNameless = await edit(paperAgain, '2026-04-10', { becomes: { medium: nameless } });
    expect(await isOnSameMedium(await edit(onNameless, '2026-04-15'))).toBe(true);
  });

  portalTest('may be paid by another agreement, and lose its name', async (portal) => {
    const { id, edit, facts, agreements } = await ticketOfKari(portal, 'card');
    const agreementId = agreements[1]?.id ?? 0;
    const next = await edit(id, '2026-04-01', {
      agreement: { id: agreementId, invoiceReference: 'Lager' },
      becomes: { holderId: null, holderSlot: null },
    });
    expect(await facts(next)).toMatchObject({
      agreement_id: agreementId,
      holder_id: null,
      holder_slot: null,
    });
    const [recorded] = await changesOfTicket(portal.database, next);
    expect(recorded).toMatchObject({
      holder_id: null,
      before: { invoiceReference: expect.stringContaining('Avdeling Oslo') },
      after: { invoiceReference: 'Lager' },
    });
  });

  portalTest(
    'gets the end by rule of what it becomes, but keeps somebody’s end',
    async (portal) => {
      const { id, edit, facts, end } = await ticketOfKari(portal);
      const becomes = { endByRule: day('2026-12-31') };
      const next = await edit(id, '2026-03-20', { becomes });
      expect(await facts(next)).toMatchObject({
        expiration_date: day('2026-12-31'),
        ended_at: null,
      });
      portal.clock.set('2026-03-21T09:00:00Z');
      await end(next, '2026-05-31');
      const last = await edit(next, '2026-04-01', { becomes });
      expect((await facts(last)).expiration_date).toEqual(day('2026-05-31'));
      expect((await facts(last)).ended_at).not.toBeNull();
    },
  );
});

describe('the ticket before', () => {
  const at = Temporal.Instant.from('2026-03-06T09:00:00Z');
  portalTest.each([
    ['was cancelled', { cancelled_at: at }],
    ['has failed', { failed_at: at }],
  ])('is continued until the next one %s', async (portal, _, over) => {
    const { id, edit, take } = await ticketOfKari(portal);
    const next = await edit(id, '2026-04-01');
    expect((await take(id)).row.is_continued).toBe(true);
    await setTicketFacts(portal.database, next, over);
    expect((await take(id)).row.is_continued).toBe(false);
  });

  portalTest.each([
    ['stays where it has not ended yet', '2026-03-20', true],
    ['is gone where it has', '2026-03-06', false],
  ])('%s, and a cancellation says so', async (portal, _, from, keepsPrevious) => {
    const { order, issue, holder, edit, cancel, service } = everyKindIn(portal);
    const { id: holderId } = await holder();
    const onPhone = { medium: 'phone', mediumSlot: null } as const;
    const pendingThrough = day('2026-03-31');
    const [id = 0] = await issue({ ...order, ...onPhone, holderId, pendingThrough });
    await cancel(await edit(id, from));
    const startDate = day(from);
    expect(service.events.at(-1)).toMatchObject({ kind: 'cancelled', startDate, keepsPrevious });
  });
});

describe('a pending ticket that was edited', () => {
  portalTest.each([
    ['its profile', { profileId: 'SENIOR' }],
    ['its phone', { medium: { medium: 'phone', mediumSlot: null } }],
    ['its card', { medium: { medium: 'card', mediumSlot: null, cardId: 77_100 } }],
    ['its holder', { holderId: null, holderSlot: null }],
  ] as const)('gives the ticket before its end back: %s', async (portal, _, becomes) => {
    const { id, edit, cancel, facts, holderId } = await ticketOfKari(portal);
    const next = await edit(id, '2026-04-01', { becomes });
    expect(await cancel(next)).toEqual({ reply: { id: next } });
    expect(await facts(id)).toMatchObject({ expiration_date: null, ended_at: null });
    const [last] = (await changesOfTicket(portal.database, id)).slice(-1);
    expect(last).toMatchObject({
      kind: 'undo-end',
      holder_id: holderId,
      before: { expirationDate: '2026-03-31' },
      after: { expirationDate: null },
    });
  });

  portalTest.each(['medium', 'holder'] as const)(
    'is not cancelled while another ticket has the days that would come back, by its %s',
    async (portal, by) => {
      const core = await ticketOfKari(portal);
      const { id, order, issue, edit, cancel, facts, holderSlot, mediumSlot } = core;
      const onPhone = { medium: 'phone', mediumSlot: null } as const;
      const becomes = by === 'medium' ? { medium: onPhone } : { holderId: null, holderSlot: null };
      const next = await edit(id, '2026-04-01', { becomes });
      const slots = by === 'medium' ? { mediumSlot } : { holderSlot };
      await issue({ ...order, ...onPhone, ...slots, startDate: day('2026-05-01') });
      expect(await cancel(next)).toEqual({ refused: { code: 'TICKET_ALREADY_HELD' } });
      expect((await facts(id)).expiration_date).toEqual(day('2026-03-31'));
      expect((await facts(next)).cancelled_at).toBeNull();
    },
  );

  portalTest(
    'gives it its end by rule back, not that of what it would have become',
    async (portal) => {
      const { id, edit, cancel, facts, service } = await ticketOfKari(portal);
      service.endsByRule.set(id, day('2026-08-31'));
      const next = await edit(id, '2026-04-01', { becomes: { endByRule: day('2029-08-31') } });
      await cancel(next);
      expect(await facts(id)).toMatchObject({ expiration_date: day('2026-08-31'), ended_at: null });
    },
  );

  portalTest('gives it the end that somebody has set for both', async (portal) => {
    const { id, edit, end, cancel, facts } = await ticketOfKari(portal);
    await end(id, '2026-06-30');
    const next = await edit(id, '2026-04-01', { becomes: { profileId: 'SENIOR' } });
    await cancel(next);
    expect((await facts(id)).expiration_date).toEqual(day('2026-06-30'));
    expect((await facts(id)).ended_at).not.toBeNull();
  });
});
