import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import type { RuledTicket } from '#ticketing/tickets/ticket-rules.ts';
import { type CardState, cardStates } from '#ticketing/travel-cards/card-state.rules.ts';
import { type FreeTicketAction, freeTicketRules } from './free-ticket.rules.ts';

const today = date('2026-03-06');

const onPhone: RuledTicket = {
  status: 'active',
  startDate: date('2026-01-01'),
  expirationDate: null,
  endedOn: null,
  isContinued: false,
  agreementId: 7,
  medium: 'phone',
  cardId: null,
  hasPickupCode: true,
  downloadedToPhone: false,
};
const onCard: RuledTicket = { ...onPhone, medium: 'card', cardId: 3, hasPickupCode: false };

const rulesWith = (
  card: CardState | null,
  changed: { isSupport?: boolean; replaces?: boolean } = {},
) =>
  freeTicketRules({
    today,
    isSupport: changed.isSupport ?? false,
    cardStateOf: (cardId) => (cardId === null ? null : card),
    replacesCards: changed.replaces ?? true,
    endByRule: () => null,
  });

const actionsOf = (ticket: RuledTicket, card: CardState | null = null): FreeTicketAction[] =>
  [...rulesWith(card).actions(ticket)].toSorted();

describe('the buttons of a free ticket (spec 3 §4)', () => {
  it('on a phone', () => {
    const changes = ['change-ticket-agreement', 'edit-ticket'] as const;
    expect(actionsOf(onPhone)).toEqual([...changes, 'end-ticket', 'resend-pickup-code'].toSorted());
    expect(actionsOf({ ...onPhone, downloadedToPhone: true })).toEqual(
      [...changes, 'end-ticket', 'resend-ticket'].toSorted(),
    );
    expect(actionsOf({ ...onPhone, status: 'pending' })).toEqual(
      [...changes, 'cancel-pending-ticket', 'resend-pickup-code'].toSorted(),
    );
  });

  it.each(cardStates)(
    'edit is enabled for a card that is %s when it is requested or made',
    (card) => {
      const isEnabled = card === 'REQUESTED' || card === 'CREATED';
      expect(actionsOf(onCard, card).includes('edit-ticket')).toBe(isEnabled);
    },
  );

  it.each(cardStates)('a replacement is enabled for a card that is %s when it is made', (card) => {
    expect(actionsOf(onCard, card).includes('replace-card')).toBe(card === 'CREATED');
  });

  it('a replacement is not there where the operator has none', () => {
    const rules = rulesWith('CREATED', { replaces: false });
    expect(rules.actions(onCard).has('replace-card')).toBe(false);
  });

  it.each(cardStates)(
    'an active ticket on a card that is %s is ended when that is made',
    (card) => {
      expect(actionsOf(onCard, card).includes('end-ticket')).toBe(card === 'CREATED');
    },
  );

  it('a ticket is cancelled before its first day, and while its card is not made', () => {
    const cancels = (ticket: RuledTicket, card: CardState | null) =>
      actionsOf(ticket, card).includes('cancel-pending-ticket');
    expect(cancels({ ...onPhone, status: 'pending' }, null)).toBe(true);
    expect(cancels(onPhone, null)).toBe(false);
    expect(cancels(onCard, 'REQUESTED')).toBe(true);
    expect(cancels(onCard, 'CREATED')).toBe(false);
    expect(cancels({ ...onCard, status: 'pending' }, 'CREATED')).toBe(true);
  });

  it('one that somebody has ended cannot be ended again; all else that it can is as before', () => {
    const ended = { expirationDate: date('2026-04-30'), endedOn: date('2026-03-01') };
    const withoutEnd = (ticket: RuledTicket, card: CardState | null = null) =>
      actionsOf(ticket, card).filter((action) => action !== 'end-ticket');
    const fetched = { ...onPhone, downloadedToPhone: true };
    expect(actionsOf({ ...onPhone, ...ended })).toEqual(withoutEnd(onPhone));
    expect(actionsOf({ ...fetched, ...ended })).toEqual(withoutEnd(fetched));
    for (const card of cardStates) {
      expect(actionsOf({ ...onCard, ...ended }, card)).toEqual(withoutEnd(onCard, card));
    }
    expect(actionsOf({ ...onPhone, ...ended, endedOn: today })).toContain('undo-end');
  });

  it('customer support moves an end that somebody has set', () => {
    const ended = { ...onPhone, expirationDate: date('2026-04-30'), endedOn: date('2026-03-01') };
    const { actions } = rulesWith(null, { isSupport: true });
    expect(actions(ended).has('end-ticket')).toBe(true);
  });

  it('a card has no code to send', () => {
    expect(actionsOf(onCard, 'CREATED')).not.toContain('resend-pickup-code');
  });

  it('a child’s end by rule is not "already expiring" (domain: Children)', () => {
    const child = { ...onPhone, expirationDate: date('2026-04-30') };
    expect(actionsOf(child)).toContain('end-ticket');
    expect(rulesWith(null).refuseEnd(child, date('2026-04-30'))).toBeNull();
    expect(rulesWith(null).refuseEnd(child, date('2026-05-01'))).toBe('END_DATE_NOT_OFFERED');
  });

  it.each(['expired', 'cancelled', 'failed', 'anonymised'] as const)('%s has none', (status) => {
    expect(actionsOf({ ...onPhone, status })).toEqual([]);
  });

  it('one that another continues has none', () => {
    expect(actionsOf({ ...onPhone, isContinued: true })).toEqual([]);
  });
});

describe('the last day of a free ticket', () => {
  const { refuseEnd } = rulesWith(null);

  it('is one from today to six months ahead (spec 3 §5)', () => {
    expect(refuseEnd(onPhone, date('2026-03-05'))).toBe('END_DATE_NOT_OFFERED');
    expect(refuseEnd(onPhone, today)).toBeNull();
    expect(refuseEnd(onPhone, date('2026-09-06'))).toBeNull();
    expect(refuseEnd(onPhone, date('2026-09-07'))).toBe('END_DATE_NOT_OFFERED');
  });

  it('is not given to one that has not begun', () => {
    expect(refuseEnd({ ...onPhone, status: 'pending' }, today)).toBe('TICKET_NOT_ENDABLE');
  });
});

describe('a ticket that a cancelled edit gives back (domain: Way back)', () => {
  const mayReopen = (lastDay: string, cardId: number | null = null) =>
    rulesWith('CANCELLED').mayReopen({
      id: 1,
      cardId,
      isOnSameMedium: false,
      lastDay: date(lastDay),
    });

  it('is valid today', () => {
    expect(mayReopen('2026-03-05')).toBe(false);
    expect(mayReopen('2026-03-06')).toBe(true);
  });

  it('has something to lie on: its card was not cancelled', () => {
    expect(mayReopen('2026-03-06', 3)).toBe(false);
  });
});

describe('what continues a free ticket', () => {
  const { refuseContinuation } = rulesWith(null);

  it('begins from today to six months ahead, while the ticket is valid', () => {
    expect(refuseContinuation(onPhone, date('2026-03-05'))).toBe('DAY_NOT_OFFERED');
    expect(refuseContinuation(onPhone, today)).toBeNull();
    expect(refuseContinuation(onPhone, date('2026-09-06'))).toBeNull();
    expect(refuseContinuation(onPhone, date('2026-09-07'))).toBe('DAY_NOT_OFFERED');
    const child = { ...onPhone, expirationDate: date('2026-04-30') };
    expect(refuseContinuation(child, date('2026-04-30'))).toBeNull();
    expect(refuseContinuation(child, date('2026-05-01'))).toBe('DAY_NOT_OFFERED');
  });

  it('does not begin before the ticket itself', () => {
    const pending = { ...onPhone, status: 'pending', startDate: date('2026-04-01') } as const;
    expect(refuseContinuation(pending, date('2026-03-31'))).toBe('DAY_NOT_OFFERED');
    expect(refuseContinuation(pending, date('2026-04-01'))).toBeNull();
  });

  it('begins while a ticket that somebody has ended is valid', () => {
    const ended = { ...onPhone, expirationDate: date('2026-04-30'), endedOn: today };
    expect(refuseContinuation(ended, today)).toBeNull();
    expect(refuseContinuation(ended, date('2026-04-30'))).toBeNull();
    expect(refuseContinuation(ended, date('2026-05-01'))).toBe('DAY_NOT_OFFERED');
  });

  it('is refused for one on a card that is blocked', () => {
    const { refuseContinuation: refuse } = rulesWith('DEACTIVATED');
    expect(refuse(onCard, today)).toBe('TICKET_NOT_CHANGEABLE');
  });
});
