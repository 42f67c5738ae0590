import {
  allowedActions,
  type PupilCard,
  type PupilMedium,
  type SchoolTicketAction,
  schoolTicketActions,
} from '@takst/domain/services/school-tickets/allowed-actions.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { TicketStatus } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import { describe, expect } from 'vitest';
import { lettersOf } from '#testing/letters-of.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { placeOneEach, schoolCalls } from './test-school-calls.ts';
import { cancelCards, failTickets, replaceCards, removeCodes } from './test-situations.store.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const today = day('2026-03-06');
const lastDay = day('2026-06-30');

type Calls = ReturnType<typeof schoolCalls>;
type Call = {
  readonly action: SchoolTicketAction;
  readonly refused: string;
  readonly make: (calls: Calls, id: number) => Promise<Answer>;
};

/** The call of every action, right in all but whether the action is allowed. */
const calls: readonly Call[] = [
  { action: 'CANCEL', refused: 'TICKET_NOT_PENDING', make: ({ cancel }, id) => cancel(id) },
  {
    action: 'UPDATE_EXPIRY',
    refused: 'TICKET_NOT_ENDABLE',
    make: ({ end }, id) => end(id, '2026-03-31'),
  },
  {
    action: 'CHANGE_ZONE',
    refused: 'ZONES_NOT_CHANGEABLE',
    make: ({ zones }, id) => zones(id, from),
  },
  {
    action: 'CHANGE_ZONE',
    refused: 'ZONES_NOT_CHANGEABLE',
    make: ({ preview }, id) => preview(id, from),
  },
  { action: 'RESEND', refused: 'TICKET_NOT_RESENDABLE', make: ({ resend }, id) => resend(id) },
  {
    action: 'RESEND_PICKUP_CODE',
    refused: 'NO_PICKUP_CODE',
    make: ({ resendCode }, id) => resendCode(id),
  },
  {
    action: 'UPDATE_NAME',
    refused: 'NAME_NOT_EDITABLE',
    make: ({ edit }, id) => edit(id, { firstName: 'Ny', lastName: `Elev ${lettersOf(id)}` }),
  },
  {
    action: 'UPDATE_CLASS_NAME',
    refused: 'CLASS_NAME_NOT_EDITABLE',
    make: ({ edit }, id) => edit(id, { className: 'Q9' }),
  },
  {
    action: 'UPDATE_CARD_NAME',
    refused: 'CARD_NAME_NOT_EDITABLE',
    make: ({ edit }, id) => edit(id, { cardName: `Nytt Navn${lettersOf(id)}` }),
  },
  {
    action: 'UPDATE_STUDENTID',
    refused: 'STUDENT_ID_NOT_EDITABLE',
    make: ({ edit }, id) => edit(id, { studentId: 'E4711' }),
  },
  {
    action: 'REPLACE_CARD',
    refused: 'CARD_NOT_REPLACEABLE',
    make: ({ replace }, id) => replace(id),
  },
  {
    action: 'ISSUE_TEMPORARY_TICKET',
    refused: 'TEMPORARY_TICKET_NOT_OFFERED',
    make: ({ temporary }, id) => temporary(id),
  },
];
/** On the morning of the test world. */
const orderedAt = Temporal.Instant.from('2026-03-06T07:00:00Z');
/** After the first day of each of the tickets. */
const from = { zoneFrom: '1', zoneTo: '1', startDate: '2026-04-01' };

type Placed = Parameters<typeof placeOneEach>[1][number];
type Prepare = (portal: TestPortal, ids: readonly number[]) => Promise<void>;
type Medium = {
  readonly medium: PupilMedium;
  readonly place: () => Placed;
  readonly prepare?: Prepare;
};

const onPhone = (hasPickupCode: boolean, downloadedToPhone: boolean): PupilMedium => ({
  medium: 'phone',
  hasPickupCode,
  downloadedToPhone,
});
const onCard = (state: PupilCard['state'], more: Partial<PupilCard> = {}): PupilMedium => ({
  medium: 'card',
  card: { state, origin: 'new', isReplacement: false, bridgedThrough: null, ...more },
});
let numbers = 0;
/** The number of a card that no other pupil has. */
const nextNumber = (first: string): string => `${first}${String((numbers += 1)).padStart(5, '0')}`;

const media: Readonly<Record<string, Medium>> = {
  'a code that is not fetched': {
    medium: onPhone(true, false),
    place: () => ({ phone: newPhone() }),
  },
  'a phone that has it': {
    medium: onPhone(true, true),
    place: () => ({ phone: newPhone(), tickets: [{ isFetched: true }] }),
  },
  'a phone without a code': {
    medium: onPhone(false, false),
    place: () => ({ phone: newPhone() }),
    prepare: ({ database }, ids) => removeCodes(database, ids),
  },
  'a new card that is requested': {
    medium: onCard('REQUESTED'),
    place: () => ({ card: 'requested' }),
  },
  'a replacement that is requested': {
    medium: onCard('REQUESTED', { isReplacement: true, bridgedThrough: day('2026-03-20') }),
    place: () => ({ card: 'requested' }),
    prepare: ({ database }, ids) => replaceCards(database, ids, orderedAt),
  },
  'a replacement that should be there': {
    medium: onCard('REQUESTED', { isReplacement: true, bridgedThrough: day('2025-08-15') }),
    place: () => ({ card: 'requested' }),
    prepare: ({ database }, ids) => replaceCards(database, ids),
  },
  'a new card that is made': {
    medium: onCard('CREATED'),
    place: () => ({ card: 'made', cardNumber: nextNumber('9700') }),
  },
  'a card that existed': {
    medium: onCard('CREATED', { origin: 'existing' }),
    place: () => ({ card: 'existing', cardNumber: nextNumber('97000000000') }),
  },
  'a card that is blocked': {
    medium: onCard('DEACTIVATED'),
    place: () => ({ card: 'blocked', cardNumber: nextNumber('9800') }),
  },
  'a card that is cancelled': {
    medium: onCard('CANCELLED'),
    place: () => ({ card: 'requested' }),
    prepare: ({ database }, ids) => cancelCards(database, ids),
  },
};

type Situation = {
  readonly ticket: NonNullable<Placed['tickets']>[number];
  readonly prepare?: Prepare;
};
const statuses: Readonly<Partial<Record<TicketStatus, Situation>>> = {
  active: { ticket: {} },
  pending: { ticket: { start: day('2026-03-20') } },
  expired: { ticket: { end: day('2026-03-05'), isEnded: true } },
  cancelled: { ticket: { isCancelled: true } },
  failed: { ticket: {}, prepare: ({ database }, ids) => failTickets(database, ids) },
};

const rows = Object.keys(statuses).flatMap((status) =>
  Object.keys(media).map((name) => [status as TicketStatus, name] as const),
);

describe('the calls of one ticket do what allowedActions says (spec 3 §4)', () => {
  portalTest.each(rows)('for one that is %s, on %s', async (portal, status, name) => {
    const situation = statuses[status];
    const medium = media[name];
    if (!situation || !medium) throw new Error('There is no such row.');
    const ids = await placeOneEach(
      portal,
      calls.map(() => {
        const { tickets: [own = {}] = [], ...placed } = medium.place();
        return { ...placed, tickets: [{ ...own, ...situation.ticket }] };
      }),
    );
    await medium.prepare?.(portal, ids);
    await situation.prepare?.(portal, ids);
    const allowed = allowedActions(
      {
        ...medium.medium,
        status,
        expirationDate: status === 'expired' ? day('2026-03-05') : lastDay,
        isContinued: false,
        hasName: true,
      },
      { today, offers: tenantOf('ruter').offers },
    );
    const called = schoolCalls(portal);
    const { allowedActions: shownActions } = await called.ticket(ids[0] ?? 0);
    expect(shownActions.toSorted()).toEqual([...allowed].toSorted());

    const outcomes: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [place, { action, refused, make }] of calls.entries()) {
      const answer = await make(called, ids[place] ?? 0);
      const { code } = answer.json as { code?: string };
      outcomes[`${action} ${place}`] = answer.status === 200 ? 'done' : String(code);
      expected[`${action} ${place}`] = allowed.has(action) ? 'done' : refused;
    }
    expect(outcomes).toEqual(expected);
    // Each action has its call, but the one that is never allowed.
    const without = schoolTicketActions.filter(
      (one) => !calls.some(({ action }) => action === one),
    );
    expect(without).toEqual(['UPDATE_ADDRESS']);
  });

  portalTest('for a card on which no name is written: a name is all it takes', async (portal) => {
    const nobody = { firstName: null, lastName: null, className: null };
    const ids = await placeOneEach(
      portal,
      calls.map(() => ({ ...nobody, card: 'made', cardNumber: nextNumber('9900') })),
    );
    const called = schoolCalls(portal);
    const answers = await Promise.all(
      calls.map(({ make }, place) => make(called, ids[place] ?? 0)),
    );
    const outcomes = answers.map(({ status, json }, place) => [
      calls[place]?.action,
      status === 200 ? 'done' : (json as { code: string }).code,
    ]);
    expect(outcomes).toEqual([
      ['CANCEL', 'TICKET_NOT_PENDING'],
      ['UPDATE_EXPIRY', 'done'],
      ['CHANGE_ZONE', 'done'],
      ['CHANGE_ZONE', 'done'],
      ['RESEND', 'TICKET_NOT_RESENDABLE'],
      ['RESEND_PICKUP_CODE', 'NO_PICKUP_CODE'],
      // A change of the pupil's name is written on the card too.
      ['UPDATE_NAME', 'done'],
      ['UPDATE_CLASS_NAME', 'INVALID_NAME'],
      ['UPDATE_CARD_NAME', 'done'],
      ['UPDATE_STUDENTID', 'INVALID_NAME'],
      ['REPLACE_CARD', 'done'],
      ['ISSUE_TEMPORARY_TICKET', 'TEMPORARY_TICKET_NOT_OFFERED'],
    ]);
  });

  portalTest('and nothing with one that another continues', async (portal) => {
    const ids = await placeOneEach(
      portal,
      calls.map(() => ({ phone: newPhone(), tickets: [{ isFetched: true }] })),
    );
    const called = schoolCalls(portal);
    for (const id of ids) expect((await called.resend(id)).status).toBe(200);
    for (const [place, { refused, make }] of calls.entries()) {
      expect((await make(called, ids[place] ?? 0)).json).toMatchObject({ code: refused });
    }
  });
});
