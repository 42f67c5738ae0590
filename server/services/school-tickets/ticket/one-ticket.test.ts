import { describe, expect } from 'vitest';
import { idOf, newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { schoolTicketService } from '../school-ticket.service.ts';
import { otherZones, placeOneEach, placeTickets, schoolCalls } from './test-school-calls.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const refused = (code: string, status: number) => ({ status, json: { code } });
const nextYear = { start: day('2026-08-20'), end: day('2027-06-30') };

describe('the page of a school ticket', () => {
  portalTest('has the school year, and the other tickets of the pupil', async (portal) => {
    const { ticket } = schoolCalls(portal);
    const [[now = 0, next = 0] = []] = await placeTickets(portal, [
      { phone: newPhone(), tickets: [{}, nextYear] },
    ]);
    expect(await ticket(now)).toMatchObject({
      id: now,
      schoolYear: '2025/2026',
      endByRule: day('2026-06-30'),
      endedOn: null,
      mayUndoEnd: false,
      continuesId: null,
      otherTickets: [{ id: next, schoolYear: '2026/2027', status: 'pending' }],
    });
  });
});

describe('the end of a school ticket', () => {
  portalTest('moves earlier alone, and back to the end of the school year', async (portal) => {
    const { ticket, end, undo } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [{ phone: newPhone() }]);
    expect(await end(id, '2026-03-05')).toMatchObject(refused('END_DATE_NOT_OFFERED', 422));
    expect(await end(id, '2026-07-01')).toMatchObject(refused('END_DATE_NOT_OFFERED', 422));
    expect((await end(id, '2026-04-30')).status).toBe(200);
    expect(await end(id, '2026-05-01')).toMatchObject(refused('END_DATE_NOT_OFFERED', 422));
    expect((await end(id, '2026-03-06')).status).toBe(200);
    expect(await ticket(id)).toMatchObject({ mayUndoEnd: true, endedOn: day('2026-03-06') });
    expect((await undo(id)).status).toBe(200);
    expect(await ticket(id)).toMatchObject({
      expirationDate: day('2026-06-30'),
      endedOn: null,
      mayUndoEnd: false,
    });
  });

  portalTest('is undone on its day, by customer support until the last one', async (portal) => {
    const { end, undo, ticket } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [{ phone: newPhone() }]);
    await end(id, '2026-04-30');
    portal.clock.set('2026-03-07T09:00:00+01:00');
    expect((await ticket(id)).mayUndoEnd).toBe(false);
    expect(await undo(id)).toMatchObject(refused('END_NOT_UNDOABLE', 409));
    const support = schoolCalls(portal, portal.user('school-support'));
    expect((await support.ticket(id)).mayUndoEnd).toBe(true);
    expect((await support.undo(id)).status).toBe(200);
  });

  portalTest('stays when another ticket has the days since', async (portal) => {
    const { end, undo, ticket } = schoolCalls(portal);
    const phone = newPhone();
    const [id = 0] = await placeOneEach(portal, [{ phone }]);
    const { lastName, expirationDate } = await ticket(id);
    expect(expirationDate).toEqual(day('2026-06-30'));
    await end(id, '2026-04-30');
    // The same phone, then the same pupil.
    await placeOneEach(portal, [{ phone, tickets: [{ start: day('2026-05-10') }] }]);
    expect(await undo(id)).toMatchObject(refused('TICKET_ALREADY_HELD', 409));
    const [other = 0] = await placeOneEach(portal, [{ card: 'requested' }]);
    const otherName = (await ticket(other)).lastName;
    expect(otherName).not.toBe(lastName);
  });
});

describe('a school ticket again', () => {
  portalTest('has a new code; the old one ends at once', async (portal) => {
    const { ticket, resend } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [
      { phone: newPhone(), tickets: [{ isFetched: true }] },
    ]);
    const before = await ticket(id);
    const newTicketId = idOf(await resend(id));
    const after = await ticket(newTicketId);
    expect(after).toMatchObject({
      status: 'active',
      startDate: day('2026-03-06'),
      expirationDate: day('2026-06-30'),
      downloadedToPhone: false,
      continuesId: id,
      otherTickets: [{ id, status: 'expired', expirationDate: day('2026-03-05') }],
    });
    expect(after.pickupCode).not.toBe(before.pickupCode);
  });

  portalTest('is not sent within the time of its SMS', async (portal) => {
    const { resendCode } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [{ phone: newPhone() }]);
    expect((await resendCode(id)).status).toBe(200);
    expect(await resendCode(id)).toMatchObject(refused('PICKUP_CODE_JUST_SENT', 429));
  });
});

describe('a school ticket that is cancelled', () => {
  portalTest('takes its card and the fee with it', async (portal) => {
    const { ticket, cancel, cards } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [{ card: 'requested' }]);
    expect((await cards(id)).json).toMatchObject({ cards: [{ state: 'REQUESTED', fee: 50 }] });
    expect((await cancel(id)).status).toBe(200);
    expect(await ticket(id)).toMatchObject({ status: 'cancelled', travelCardState: 'CANCELLED' });
    const { allowedActions } = await ticket(id);
    expect(allowedActions).toEqual([]);
    expect(schoolTicketService.fees).toBeDefined();
  });

  portalTest('leaves the card of the ticket that it was to continue', async (portal) => {
    const { ticket, zones, cancel } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [{ card: 'requested' }]);
    const newTicketId = idOf(await zones(id));
    expect(await ticket(newTicketId)).toMatchObject({ continuesId: id, reopensId: id });
    expect((await cancel(newTicketId)).status).toBe(200);
    expect(await ticket(id)).toMatchObject({
      status: 'active',
      expirationDate: day('2026-06-30'),
      travelCardState: 'REQUESTED',
      nrOfZones: 2,
    });
  });
});

describe('other zones of a school ticket', () => {
  portalTest('come with a preview of the price, and keep code and phone', async (portal) => {
    const { ticket, zones, preview } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [
      { phone: newPhone(), tickets: [{ isFetched: true }] },
    ]);
    const before = await ticket(id);
    expect((await preview(id)).json).toEqual({
      lastDay: '2026-03-06',
      startDate: '2026-03-07',
      nrOfZones: 1,
      pricePerMonth: { before: before.pricePerMonth, after: 282 },
    });
    const newTicketId = idOf(await zones(id));
    expect(await ticket(newTicketId)).toMatchObject({
      pickupCode: before.pickupCode,
      downloadedToPhone: true,
      nrOfZones: 1,
      startDate: day('2026-03-07'),
      expirationDate: day('2026-06-30'),
      pricePerMonth: 282,
    });
    expect(await ticket(id)).toMatchObject({
      expirationDate: day('2026-03-06'),
      allowedActions: [],
    });
  });

  portalTest('of a card stay on it, until the end that somebody has set', async (portal) => {
    const { ticket, zones, end } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [{ card: 'made', cardNumber: '960000001' }]);
    await end(id, '2026-05-31');
    const newTicketId = idOf(await zones(id, { validAllZones: true, startDate: '2026-05-01' }));
    expect(await ticket(newTicketId)).toMatchObject({
      cardNumber: '960000001',
      allZones: true,
      expirationDate: day('2026-05-31'),
      mayUndoEnd: true,
    });
  });

  portalTest.each([
    [{ startDate: '2026-03-06' }, 'DAY_NOT_OFFERED'],
    [{ startDate: '2026-07-01' }, 'DAY_NOT_OFFERED'],
    [{ zoneFrom: 'Nowhere' }, 'INVALID_ZONE_FROM'],
    [{ zoneTo: 'Nowhere' }, 'INVALID_ZONE_TO'],
    [{ zoneFrom: '2Ø', zoneTo: '1' }, 'ZONES_UNCHANGED'],
  ])('are refused: %o', async (portal, changed, code) => {
    const { zones, preview } = schoolCalls(portal);
    const [id = 0] = await placeOneEach(portal, [{ phone: newPhone() }]);
    const body = { ...otherZones, ...changed };
    expect(await zones(id, body)).toMatchObject(refused(code, 422));
    expect(await preview(id, body)).toMatchObject(refused(code, 422));
  });
});
