import { describe, expect } from 'vitest';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { entitlementOf } from '#services/free-tickets/test-entitlement.query.ts';
import { newCardNumber, newEmployeeId, onCard } from '#services/free-tickets/test-free-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { phonesOf, shownIn } from '#ticketing/tickets/phone/test-phone.ts';
import { changesOfTicket, ticketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { type EditBody, editsIn } from './test-edits.ts';

const today = '2026-03-06';
const toPhone = (): Partial<EditBody> => ({
  mediaType: 'MOBILE_TICKET',
  phoneCountryCode: '+47',
  phone: newPhone(),
});

describe('a ticket that comes from a card to a phone (spec 3 §4)', () => {
  portalTest('needs the phone’s number', async (portal) => {
    const { order, edit } = editsIn(portal);
    const id = await order({ startDate: today, ...onCard() });
    expect(await edit(id, { mediaType: 'MOBILE_TICKET' })).toMatchObject({
      status: 422,
      json: { fields: [{ path: 'phone' }] },
    });
  });

  portalTest.each([
    ['of a made card, which stays free for others', onCard(newCardNumber()), 'CREATED'],
    ['of a card that is not made, which is cancelled', onCard(), 'CANCELLED'],
  ])('gets a code by one SMS: %s', async (portal, _, card, travelCardState) => {
    const { order, edit, preview, ticket } = editsIn(portal);
    const id = await order({ startDate: today, ...card });
    const change = toPhone();
    expect(await preview(id, change)).toMatchObject({
      json: { newTicketBecauseOf: ['MEDIA_TYPE'], needsNewCard: false },
    });
    const next = idOf(await edit(id, change));
    expect(await ticket(next)).toMatchObject({
      mediaType: 'MOBILE_TICKET',
      phone: change.phone,
      travelCardState: null,
      pickupCode: expect.any(String),
      startDate: today,
    });
    expect(await ticket(id)).toMatchObject({ travelCardState, status: 'expired' });
    const received = () => sentSms(portal.database, `+47${change.phone}`);
    await expect.poll(received, { timeout: 10_000, interval: 20 }).toHaveLength(1);
    expect((await received())[0]).toContain('registrert av');
  });

  portalTest('leaves the card until the time of change', async (portal) => {
    const { order, edit, ticket } = editsIn(portal);
    const id = await order({ startDate: today, ...onCard() });
    await edit(id, { ...toPhone(), timeOfChange: '2026-04-01' });
    expect(await ticket(id)).toMatchObject({
      travelCardState: 'REQUESTED',
      status: 'active',
      expirationDate: '2026-03-31',
    });
  });

  portalTest('is no way back for a pending ticket whose card was cancelled', async (portal) => {
    const { order, edit, cancel, ticket } = editsIn(portal);
    const id = await order({ startDate: '2026-04-01', ...onCard() });
    const next = idOf(await edit(id, toPhone()));
    expect(await ticket(id)).toMatchObject({ travelCardState: 'CANCELLED' });
    expect(await ticket(next)).toMatchObject({ startDate: '2026-04-01', reopensId: null });
    expect(await cancel(next)).toMatchObject({ status: 200 });
    expect(await ticket(id)).toMatchObject({ status: 'expired' });
  });

  portalTest('does not come back to a card', async (portal) => {
    const { order, edit } = editsIn(portal);
    const id = await order({ startDate: today });
    expect(await edit(id, { mediaType: 'TRAVEL_CARD' })).toMatchObject({
      status: 422,
      json: { code: 'MEDIUM_NOT_OFFERED' },
    });
  });
});

describe('a name that stands on a card', () => {
  portalTest('is written on another one; the old one is good until then', async (portal) => {
    const { order, edit, preview, ticket, makeCard } = editsIn(portal);
    const id = await order({ startDate: today, ...onCard() });
    await makeCard(id);
    const { travelCardNumber } = await ticket(id);
    const change = { lastName: 'Hansen', timeOfChange: '2026-03-20' };
    expect(await preview(id, change)).toMatchObject({
      json: { newTicketBecauseOf: ['NAME'], needsNewCard: true },
    });
    const next = idOf(await edit(id, change));
    expect(await ticket(next)).toMatchObject({
      travelCardState: 'REQUESTED',
      travelCardNumber: null,
      lastName: 'Hansen',
      startDate: '2026-03-20',
    });
    expect(await ticket(id)).toMatchObject({
      travelCardState: 'CREATED',
      travelCardNumber,
      lastName: 'Nordmann',
      status: 'active',
    });
    expect((await changesOfTicket(portal.database, id)).at(-1)).toMatchObject({
      kind: 'replace-card',
      after: { replacementReason: 'new-name', cardFee: 5000 },
    });
    expect(await makeCard(next)).toMatchObject({ status: 200 });
  });

  portalTest('goes with its pending ticket when that is cancelled', async (portal) => {
    const { order, edit, ticket, makeCard, cancel } = editsIn(portal);
    const id = await order({ startDate: today, ...onCard() });
    await makeCard(id);
    const next = idOf(await edit(id, { lastName: 'Hansen', timeOfChange: '2026-03-20' }));
    expect(await cancel(next)).toMatchObject({ status: 200 });
    expect(await ticket(next)).toMatchObject({ travelCardState: 'CANCELLED' });
    expect(await ticket(id)).toMatchObject({ travelCardState: 'CREATED', expirationDate: null });
  });

  portalTest(
    'stands on no card that the holder had before, nor at the second operator',
    async (portal) => {
      const main = editsIn(portal);
      const id = await main.order({ startDate: today, ...onCard(newCardNumber()) });
      expect(await main.preview(id, { lastName: 'Hansen' })).toMatchObject({
        json: { newTicketBecauseOf: ['NAME'], needsNewCard: false },
      });
      const second = editsIn(portal, 'akt');
      const card = await second.order({ startDate: today, ...onCard(newCardNumber()) });
      const { card_id } = await ticketFacts(portal.database, card);
      const next = idOf(await second.edit(card, { lastName: 'Hansen' }));
      expect(await ticketFacts(portal.database, next)).toMatchObject({ card_id });
    },
  );
});

describe('a pending edit that is cancelled gives the ticket before back (spec 3 §4)', () => {
  const edits: Record<string, () => Partial<EditBody>> = {
    'the same phone': () => ({ zoneTo: '3Ø' }),
    'another phone': () => ({ phone: newPhone() }),
    'another number': () => ({ employeeId: newEmployeeId() }),
    'another person': () => ({ firstName: 'Siv', ticketHolderType: 'FAMILY_MEMBER' }),
  };
  portalTest.each(Object.keys(edits))('from %s', async (portal, kind) => {
    const { order, edit, cancel, ticket } = editsIn(portal);
    const employeeId = newEmployeeId();
    const id = await order({ startDate: today, employeeId });
    const right = await entitlementOf(portal.database, id);
    const change = edits[kind]?.() ?? {};
    const next = idOf(await edit(id, { ...change, timeOfChange: '2026-04-01' }));
    expect(await ticket(next)).toMatchObject({ reopensId: id });
    expect(await cancel(next)).toMatchObject({ status: 200 });
    expect(await ticket(id)).toMatchObject({
      status: 'active',
      expirationDate: null,
      employeeId,
      isContinued: false,
    });
    // The right is that of the holder before, so that another order for the number meets it.
    expect(await entitlementOf(portal.database, id)).toEqual(right);
  });

  portalTest('from a card', async (portal) => {
    const { order, edit, cancel, ticket } = editsIn(portal);
    const id = await order({ startDate: today, ...onCard(newCardNumber()) });
    const next = idOf(await edit(id, { ...toPhone(), timeOfChange: '2026-04-01' }));
    expect(await cancel(next)).toMatchObject({ status: 200 });
    expect(await ticket(id)).toMatchObject({ expirationDate: null, travelCardState: 'CREATED' });
  });

  portalTest('unless somebody has the phone since', async (portal) => {
    const { order, edit, cancel } = editsIn(portal);
    const phone = newPhone();
    const id = await order({ startDate: today, phone });
    const next = idOf(await edit(id, { phone: newPhone(), timeOfChange: '2026-04-01' }));
    await order({ phone, startDate: '2026-04-01' });
    expect(await cancel(next)).toMatchObject({
      status: 409,
      json: { code: 'TICKET_ALREADY_HELD' },
    });
  });
});

describe('the link of a phone that has the ticket no more', () => {
  portalTest('leads to nothing on the new one', async (portal) => {
    const { order, edit } = editsIn(portal);
    const phone = newPhone();
    const id = await order({ startDate: '2026-04-01', phone });
    const received = () => sentSms(portal.database, `+47${phone}`);
    await expect.poll(received, { timeout: 10_000, interval: 20 }).toHaveLength(1);
    const token = /\/billett\/([\w-]+)/.exec((await received())[0] ?? '')?.[1] ?? '';
    await edit(id, { phone: newPhone() });
    const page = await phonesOf(portal).look(token);
    expect(shownIn(page)).toMatchObject({ status: 'expired', pickupCode: null, continuedBy: null });
  });
});
