import {
  type CardState,
  cardStates,
} from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import { freeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { freeButtonsOf } from './free-ticket-buttons.ts';
import { type FreeTicketOnTheWire, freeTicketWith, onCard } from './test-family.tsx';
import { freeActionsOf } from './use-free-actions.ts';

const today = Temporal.PlainDate.from('2026-03-04');
const editor = { today, isSupport: false, replacesCards: true };

/** The buttons, an unavailable one with its reason. */
function buttons(ticket: FreeTicketOnTheWire, changed: Partial<typeof editor> = {}): string[] {
  const read = z.parse(freeTicket, ticket);
  const allowed = freeActionsOf(read, { ...editor, ...changed });
  return freeButtonsOf(read, allowed).map(({ action, obstacle }) =>
    obstacle === null ? action : `${action}: ${obstacle}`,
  );
}
const pending = { status: 'pending', startDate: '2026-04-01' };
const ended = { expirationDate: '2026-04-30', endedOn: '2026-03-01' };

describe('the buttons of a free ticket (spec 3 §4)', () => {
  it.each<[string, Partial<FreeTicketOnTheWire>, string[]]>([
    ['active and not fetched', {}, ['edit-ticket', 'resend-pickup-code', 'end-ticket']],
    [
      'active and fetched',
      { downloadedToPhone: true },
      ['edit-ticket', 'resend-ticket', 'end-ticket'],
    ],
    ['pending', pending, ['edit-ticket', 'resend-pickup-code', 'cancel-pending-ticket']],
    [
      'pending and fetched',
      { ...pending, downloadedToPhone: true },
      ['edit-ticket', 'resend-ticket', 'cancel-pending-ticket'],
    ],
    [
      'without a code',
      { pickupCode: null },
      ['edit-ticket', 'resend-pickup-code: hasNoCode', 'end-ticket'],
    ],
    [
      'of a child whose end is by rule',
      { expirationDate: '2026-12-31' },
      ['edit-ticket', 'resend-pickup-code', 'end-ticket'],
    ],
    [
      'that somebody has ended',
      ended,
      ['edit-ticket', 'resend-pickup-code', 'end-ticket: hasLastDay'],
    ],
    [
      'fetched, that somebody has ended',
      { ...ended, downloadedToPhone: true },
      ['edit-ticket', 'resend-ticket', 'end-ticket: hasLastDay'],
    ],
    [
      'that was ended today',
      { ...ended, endedOn: '2026-03-04' },
      ['edit-ticket', 'resend-pickup-code', 'undo-end', 'end-ticket: hasLastDay'],
    ],
    [
      'that another continues',
      { ...ended, isContinued: true },
      ['edit-ticket: isContinued', 'resend-pickup-code: isContinued', 'end-ticket: isContinued'],
    ],
    [
      'pending, that another continues',
      { ...pending, ...ended, isContinued: true },
      [
        'edit-ticket: isContinued',
        'resend-pickup-code: isContinued',
        'cancel-pending-ticket: isContinued',
      ],
    ],
  ])('on a phone: %s', (_, changed, expected) => {
    expect(buttons(freeTicketWith(changed))).toEqual(expected);
  });

  const editOf = (state: CardState) =>
    state === 'REQUESTED' || state === 'CREATED' ? 'edit-ticket' : 'edit-ticket: cardNotInUse';
  const endOf = {
    REQUESTED: 'cancel-pending-ticket',
    CREATED: 'end-ticket',
    DEACTIVATED: 'end-ticket: cardNotInUse',
    CANCELLED: 'end-ticket: cardNotInUse',
    ANONYMISED: 'end-ticket: cardNotInUse',
  } as const;
  it.each(cardStates)('of an active ticket on a card: %s', (state) => {
    const replacement = state === 'CREATED' ? ['replace-card'] : [];
    expect(buttons(onCard(state))).toEqual([
      editOf(state),
      ...replacement,
      'show-cards',
      endOf[state],
    ]);
  });

  it('says of a card out of use that it is, unless somebody has ended the ticket', () => {
    const endOf = (changed: object) => buttons(onCard('DEACTIVATED', changed)).at(-1);
    expect(endOf({ expirationDate: '2026-12-31' })).toBe('end-ticket: cardNotInUse');
    expect(endOf(ended)).toBe('end-ticket: hasLastDay');
  });

  it.each(cardStates)('of a pending ticket on a card: %s', (state) => {
    const replacement = state === 'CREATED' ? ['replace-card'] : [];
    expect(buttons(onCard(state, pending))).toEqual([
      editOf(state),
      ...replacement,
      'show-cards',
      'cancel-pending-ticket',
    ]);
  });

  it('have no replacement where none can be ordered', () => {
    expect(buttons(onCard('CREATED'), { replacesCards: false })).toEqual([
      'edit-ticket',
      'show-cards',
      'end-ticket',
    ]);
    expect(buttons(onCard('CREATED', ended))).toEqual([
      'edit-ticket',
      'replace-card',
      'show-cards',
      'end-ticket: hasLastDay',
    ]);
  });

  it('let customer support move and undo an end until its day', () => {
    expect(buttons(freeTicketWith(ended), { isSupport: true })).toEqual([
      'edit-ticket',
      'resend-pickup-code',
      'undo-end',
      'end-ticket',
    ]);
  });
});
