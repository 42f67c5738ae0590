import type { TenantOffer } from '#platform/tenants/tenant-offer.ts';
import { isCurrent, type TicketStatus } from '#ticketing/tickets/ticket-status.rules.ts';
import type { CardOrigin } from '#ticketing/travel-cards/card-number.rules.ts';
import { type CardState, mayReplaceCard } from '#ticketing/travel-cards/card-state.rules.ts';

/** As the wire says them (spec 3 §4). A pupil has no address here: UPDATE_ADDRESS is in the words and never allowed. */
export const schoolTicketActions = [
  'CANCEL',
  'CHANGE_ZONE',
  'RESEND',
  'RESEND_PICKUP_CODE',
  'UPDATE_CARD_NAME',
  'UPDATE_CLASS_NAME',
  'UPDATE_NAME',
  'UPDATE_EXPIRY',
  'UPDATE_STUDENTID',
  'UPDATE_ADDRESS',
  // Of our own: a lost card, and how its pupil travels until the new one is there (docs/decisions/0103).
  'REPLACE_CARD',
  'ISSUE_TEMPORARY_TICKET',
] as const;
export type SchoolTicketAction = (typeof schoolTicketActions)[number];

/** The travel card of a ticket. */
export type PupilCard = {
  readonly state: CardState;
  /** An ID-based card exists when it is ordered; a new one may have no name until one is written on it. */
  readonly origin: CardOrigin;
  /** It was requested for a card that was lost or defective. */
  readonly isReplacement: boolean;
  /** The last day on which a temporary ticket bridges the delivery of a replacement; null without one. */
  readonly bridgedThrough: Temporal.PlainDate | null;
};

export type PupilMedium =
  | {
      readonly medium: 'phone';
      readonly hasPickupCode: boolean;
      readonly downloadedToPhone: boolean;
    }
  | { readonly medium: 'card'; readonly card: PupilCard };

export type PupilTicket = PupilMedium & {
  readonly status: TicketStatus;
  readonly expirationDate: Temporal.PlainDate | null;
  /** Another ticket continues this one. */
  readonly isContinued: boolean;
  /** Not of a new card on which no name is written yet. */
  readonly hasName: boolean;
};

export type ActionTerms = {
  readonly today: Temporal.PlainDate;
  /** What the operator offers. */
  readonly offers: ReadonlySet<TenantOffer>;
};

/**
 * What a school may do with a ticket today (spec 3 §4), asked by buttons, fields and calls. Nothing is done with a ticket
 * that is over or that another continues.
 */
export function allowedActions(
  ticket: PupilTicket,
  terms: ActionTerms,
): ReadonlySet<SchoolTicketAction> {
  if (!isCurrent(ticket.status) || ticket.isContinued) return new Set();
  return new Set([
    ...endActions(ticket, terms),
    ...mediumActions(ticket, terms),
    ...when(ticket.hasName, 'UPDATE_NAME', 'UPDATE_CLASS_NAME', 'UPDATE_STUDENTID'),
  ]);
}

/**
 * "Pending ticket cancel = delete; active gets a new expiry date" (spec 3 §4). While its first card is not made the
 * ticket was never used: it is cancelled, whatever its status (domain: Free ticket). An end is only moved earlier.
 */
function endActions(ticket: PupilTicket, { today }: ActionTerms): SchoolTicketAction[] {
  const wasNeverUsed = ticket.status === 'pending' || awaitsFirstCard(ticket);
  if (wasNeverUsed) return ['CANCEL'];
  return when(isAfter(ticket.expirationDate, today), 'UPDATE_EXPIRY');
}

const awaitsFirstCard = (ticket: PupilTicket): boolean =>
  ticket.medium === 'card' && ticket.card.state === 'REQUESTED' && !ticket.card.isReplacement;

/** Zones are changed from tomorrow at the earliest: on its last day a ticket has nothing that could go on. */
function mediumActions(ticket: PupilTicket, { today, offers }: ActionTerms): SchoolTicketAction[] {
  const zones = when(
    offers.has('schoolTicket.changeZone') && isAfter(ticket.expirationDate, today),
    'CHANGE_ZONE',
  );
  if (ticket.medium === 'phone') {
    const { hasPickupCode, downloadedToPhone } = ticket;
    return [
      ...zones,
      ...when(hasPickupCode && !downloadedToPhone, 'RESEND_PICKUP_CODE'),
      ...when(downloadedToPhone, 'RESEND'),
    ];
  }
  const { state, origin } = ticket.card;
  if (state !== 'REQUESTED' && state !== 'CREATED') return [];
  const isNamed = origin === 'new' && offers.has('schoolTicket.nameCards');
  return [
    ...zones,
    ...when(isNamed, 'UPDATE_CARD_NAME'),
    ...(offers.has('schoolTicket.replaceCard') ? replacementActions(ticket, today) : []),
  ];
}

/** A card that somebody has is replaced; while another is on its way a ticket that is valid is bridged. */
const replacementActions = (
  { status, card }: PupilTicket & { readonly medium: 'card' },
  today: Temporal.PlainDate,
): SchoolTicketAction[] => [
  ...when(mayReplaceCard(card.state), 'REPLACE_CARD'),
  ...when(
    status === 'active' && card.bridgedThrough !== null && !isPast(card.bridgedThrough, today),
    'ISSUE_TEMPORARY_TICKET',
  ),
];

const isPast = (day: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(day, today) < 0;

const isAfter = (expirationDate: Temporal.PlainDate | null, today: Temporal.PlainDate): boolean =>
  expirationDate === null || Temporal.PlainDate.compare(expirationDate, today) > 0;

const when = (isAllowed: boolean, ...actions: SchoolTicketAction[]): SchoolTicketAction[] =>
  isAllowed ? actions : [];
