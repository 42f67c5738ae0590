import type {
  CounterDelivery,
  DeliveryAct,
  MediaInfo,
} from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import {
  type CounterTerms,
  usualCounterTerms,
} from '@takst/domain/platform/access/counter-terms.ts';
import {
  actionsOfDelivery,
  deliveryStatus,
  type TakeBackRights,
} from '@takst/domain/services/ticket-counter/delivery.rules.ts';
import type { TicketStatus } from '@takst/domain/ticketing/tickets/ticket-status.rules.ts';
import type { CounterNames } from '../orders/counter-names.ts';
import type { DeliveryRow } from './delivery-row.query.ts';

/** What its order's company lets somebody do. */
export type DeliveryRights = TakeBackRights & { readonly order: boolean };

type DeliveryContext = {
  readonly names: CounterNames;
  readonly today: Temporal.PlainDate;
  /** Of the order's agreement; null where that says nothing. */
  readonly terms: CounterTerms | null;
  readonly rights: DeliveryRights;
};

/** A delivery as the page of its order shows it. */
export function describeDelivery(row: DeliveryRow, context: DeliveryContext): CounterDelivery {
  const { names } = context;
  return {
    id: row.id,
    orderId: row.orderId,
    type: row.type,
    status: statusOfDelivery(row, context.today),
    ...stateOf(row),
    problem: row.problem,
    profileId: row.profileId,
    profileName: row.profileId === null ? null : { ...profileName(row.profileId) },
    productPrice: toKroner(row.linePriceOre),
    totalPrice: toKroner(row.priceOre),
    allZones: row.allZones,
    zones: names.zones(row),
    mediaInfo: mediaInfoOf(row),
    recipientName: row.recipientName,
    sentAt: momentOf(row.sentAt),
    notSent: notSentOf(row),
    allowedActions: allowedActions(row, context),
  };
}

const momentOf = (text: string | null) => (text === null ? null : Temporal.Instant.from(text));

/** Only while it matters: not of a code that was used from the list or taken back. */
function notSentOf({ state, sendProblem, sendFailedAt }: DeliveryRow): CounterDelivery['notSent'] {
  const at = momentOf(sendFailedAt);
  return state === 'not-sent' && sendProblem && at ? { because: sendProblem, at } : null;
}

export const stateOf = ({ state, stateSince }: DeliveryRow) => ({
  state,
  stateSince: momentOf(stateSince),
});

export const statusOfDelivery = (row: DeliveryRow, today: Temporal.PlainDate): TicketStatus =>
  deliveryStatus(
    {
      hasProblem: row.problem !== null,
      isTakenBack: row.state === 'cancelled' || row.state === 'refunded',
      ticketStatus: row.ticketStatus,
      isUsed: row.isUsed,
      expiresOn: Temporal.PlainDate.from(row.expiresOn),
    },
    today,
  );

export function mediaInfoOf(row: DeliveryRow): MediaInfo {
  if (row.medium === 'card') return { type: 'TRAVEL_CARD', travelCardNumber: row.cardNumber };
  if (row.medium === 'paper') {
    return { type: 'TRAVEL_CARD_ULTRALIGHT', passengerCount: row.passengers };
  }
  return {
    type: 'MOBILE_TICKET',
    pickupCode: row.pickupCode,
    phone: row.phone,
    phoneCountryCode: row.phoneCountryCode,
    downloadedToPhone: row.isFetched,
  };
}

function allowedActions(
  row: DeliveryRow,
  { terms, rights, today }: DeliveryContext,
): DeliveryAct[] {
  const status = statusOfDelivery(row, today);
  const actions = actionsOfDelivery(
    { status, type: row.type, terms: terms ?? usualCounterTerms },
    rights,
  );
  const wasDue = row.sentAt !== null || row.sendProblem !== null;
  const isResendable = row.medium === 'phone' && row.phone !== null && wasDue;
  return [
    ...actions,
    ...(rights.order && status === 'pending' && isResendable ? ['resend-code' as const] : []),
  ];
}
