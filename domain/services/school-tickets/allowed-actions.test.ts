import { describe, expect, it } from 'vitest';
import { tenantOf } from '#platform/tenants/tenants.ts';
import { date } from '#testing/any-date.ts';
import { ticketStatuses } from '#ticketing/tickets/ticket-status.rules.ts';
import { type CardState, cardStates } from '#ticketing/travel-cards/card-state.rules.ts';
import {
  allowedActions,
  type PupilCard,
  type PupilMedium,
  type PupilTicket,
  type SchoolTicketAction,
  schoolTicketActions,
} from './allowed-actions.rules.ts';

const today = date('2026-03-18');
const terms = { today, offers: tenantOf('ruter').offers };
const phone = (downloadedToPhone: boolean): PupilMedium => ({
  medium: 'phone',
  hasPickupCode: true,
  downloadedToPhone,
});
const onCard = (state: CardState, rest: Partial<PupilCard> = {}): PupilMedium => ({
  medium: 'card',
  card: { state, origin: 'new', isReplacement: false, bridgedThrough: null, ...rest },
});
const facts = {
  expirationDate: date('2026-06-30'),
  isContinued: false,
  hasName: true,
} as const;

type Case = readonly [
  situation: string,
  medium: PupilMedium,
  pending: readonly SchoolTicketAction[],
  active: readonly SchoolTicketAction[],
];
const pupil = ['UPDATE_CLASS_NAME', 'UPDATE_NAME', 'UPDATE_STUDENTID'] as const;

/** What is allowed for the ticket of a pupil with a name, written by hand. */
const cases: readonly Case[] = [
  [
    'a code that is not fetched',
    phone(false),
    ['CANCEL', 'CHANGE_ZONE', 'RESEND_PICKUP_CODE', ...pupil],
    ['UPDATE_EXPIRY', 'CHANGE_ZONE', 'RESEND_PICKUP_CODE', ...pupil],
  ],
  [
    'a ticket that is on a phone',
    phone(true),
    ['CANCEL', 'CHANGE_ZONE', 'RESEND', ...pupil],
    ['UPDATE_EXPIRY', 'CHANGE_ZONE', 'RESEND', ...pupil],
  ],
  [
    'a new card that is requested',
    onCard('REQUESTED'),
    ['CANCEL', 'CHANGE_ZONE', 'UPDATE_CARD_NAME', ...pupil],
    ['CANCEL', 'CHANGE_ZONE', 'UPDATE_CARD_NAME', ...pupil],
  ],
  [
    'a replacement that is requested',
    onCard('REQUESTED', { isReplacement: true, bridgedThrough: today }),
    ['CANCEL', 'CHANGE_ZONE', 'UPDATE_CARD_NAME', ...pupil],
    ['UPDATE_EXPIRY', 'CHANGE_ZONE', 'UPDATE_CARD_NAME', 'ISSUE_TEMPORARY_TICKET', ...pupil],
  ],
  [
    'a replacement that should be there',
    onCard('REQUESTED', { isReplacement: true, bridgedThrough: date('2026-03-17') }),
    ['CANCEL', 'CHANGE_ZONE', 'UPDATE_CARD_NAME', ...pupil],
    ['UPDATE_EXPIRY', 'CHANGE_ZONE', 'UPDATE_CARD_NAME', ...pupil],
  ],
  [
    'a replacement in the post, which may be lost there',
    onCard('CREATED', { isReplacement: true, bridgedThrough: today }),
    ['CANCEL', 'CHANGE_ZONE', 'UPDATE_CARD_NAME', 'REPLACE_CARD', ...pupil],
    [
      'UPDATE_EXPIRY',
      'CHANGE_ZONE',
      'UPDATE_CARD_NAME',
      'REPLACE_CARD',
      'ISSUE_TEMPORARY_TICKET',
      ...pupil,
    ],
  ],
  [
    'a new card that is made',
    onCard('CREATED'),
    ['CANCEL', 'CHANGE_ZONE', 'UPDATE_CARD_NAME', 'REPLACE_CARD', ...pupil],
    ['UPDATE_EXPIRY', 'CHANGE_ZONE', 'UPDATE_CARD_NAME', 'REPLACE_CARD', ...pupil],
  ],
  [
    'an ID-based card',
    onCard('CREATED', { origin: 'existing' }),
    ['CANCEL', 'CHANGE_ZONE', 'REPLACE_CARD', ...pupil],
    ['UPDATE_EXPIRY', 'CHANGE_ZONE', 'REPLACE_CARD', ...pupil],
  ],
  ...(['DEACTIVATED', 'CANCELLED', 'ANONYMISED'] as const).map((state): Case => [
    `a card that is ${state}`,
    onCard(state),
    ['CANCEL', ...pupil],
    ['UPDATE_EXPIRY', ...pupil],
  ]),
];

const actionsOf = (ticket: PupilTicket, over = terms): SchoolTicketAction[] =>
  [...allowedActions(ticket, over)].toSorted();
const both = ['pending', 'active'] as const;

describe('allowedActions (spec 3 §4)', () => {
  it.each(cases)('of %s', (_situation, medium, ...expected) => {
    for (const [place, status] of both.entries()) {
      const actions = actionsOf({ ...facts, ...medium, status });
      expect([status, actions]).toEqual([status, expected[place]?.toSorted()]);
    }
  });

  it('are none for a ticket that is over, whatever it lies on', () => {
    const over = ticketStatuses.filter((status) => !both.some((one) => one === status));
    expect(over).toEqual(['expired', 'cancelled', 'failed', 'anonymised']);
    for (const status of over) {
      for (const [, medium] of cases) {
        expect(actionsOf({ ...facts, ...medium, status })).toEqual([]);
      }
    }
  });

  it('are none for a ticket that another continues', () => {
    for (const [, medium] of cases) {
      for (const status of both) {
        expect(actionsOf({ ...facts, ...medium, status, isContinued: true })).toEqual([]);
      }
    }
  });

  it('write a name on a card without one, and change nothing else of a pupil who is not known', () => {
    for (const [situation, medium, ...expected] of cases) {
      for (const [place, status] of both.entries()) {
        const actions = actionsOf({ ...facts, ...medium, status, hasName: false });
        const ofNobody = expected[place]?.filter((one) => !pupil.some((other) => other === one));
        expect([situation, actions]).toEqual([situation, ofNobody?.toSorted()]);
      }
    }
  });

  it('leave no new end or zones to a ticket on its last day; a pending one is cancelled all the same', () => {
    const onLastDay = (status: (typeof both)[number]) =>
      actionsOf({ ...facts, ...phone(true), status, expirationDate: today });
    expect(onLastDay('active')).toEqual(['RESEND', ...pupil].toSorted());
    expect(onLastDay('pending')).toEqual(['CANCEL', 'RESEND', ...pupil].toSorted());
  });

  it('move the end of a ticket that has none yet', () => {
    const actions = actionsOf({ ...facts, ...phone(true), status: 'active', expirationDate: null });
    expect(actions).toEqual(['CHANGE_ZONE', 'RESEND', 'UPDATE_EXPIRY', ...pupil].toSorted());
  });

  it('send no code that is not there', () => {
    const withoutCode = { ...phone(false), hasPickupCode: false } as const;
    expect(actionsOf({ ...facts, ...withoutCode, status: 'active' })).toEqual(
      ['CHANGE_ZONE', 'UPDATE_EXPIRY', ...pupil].toSorted(),
    );
  });

  it.each([
    ['schoolTicket.changeZone', ['CHANGE_ZONE']],
    ['schoolTicket.nameCards', ['UPDATE_CARD_NAME']],
    ['schoolTicket.replaceCard', ['REPLACE_CARD', 'ISSUE_TEMPORARY_TICKET']],
  ] as const)('need what the operator offers: %s', (offer, actions) => {
    const offers = new Set([...tenantOf('ruter').offers].filter((one) => one !== offer));
    for (const [situation, medium] of cases) {
      const ticket = { ...facts, ...medium, status: 'active' } as const;
      const expected = actionsOf(ticket).filter((one) => !actions.some((other) => other === one));
      expect([situation, actionsOf(ticket, { today, offers })]).toEqual([situation, expected]);
    }
  });

  it('know every card state, and each action but UPDATE_ADDRESS somewhere', () => {
    const states = cases.flatMap(([, one]) => (one.medium === 'card' ? one.card.state : []));
    expect(new Set(states)).toEqual(new Set(cardStates));
    const somewhere = new Set(cases.flatMap(([, , ...expected]) => expected.flat()));
    expect(schoolTicketActions.filter((one) => !somewhere.has(one))).toEqual(['UPDATE_ADDRESS']);
  });
});
