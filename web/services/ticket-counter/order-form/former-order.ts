import type { CounterDelivery } from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import { listDeliveries } from '@takst/contract/services/ticket-counter/delivery/list-deliveries.contract.ts';
import {
  type CounterOrderDetails,
  getCounterOrder,
} from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useIdInQuery } from '#platform/api/use-id-in-query.ts';
import { queryOf } from '#platform/api/query.ts';
import { typedKroner } from '#platform/design/fields/kroner-in.ts';
import { formatPhone } from '#platform/design/format.ts';
import { recipientLine } from '../deliveries/recipient-line.ts';
import { type CounterOrderFields, withCounterDraft } from './counter-order-fields.ts';
import type { CounterOrderOffer } from './counter-order-offer.ts';

/** The parameter of the address with an order that is ordered again. */
export const formerOrderInAddress = 'fra';

/** Who got the tickets of a larger order is not listed again: its numbers are pasted. */
const maxListed = 500;

export type FormerOrder = {
  readonly order: CounterOrderDetails;
  readonly deliveries: readonly CounterDelivery[];
};

/** The order that the address names; null where it names none or none can be read, undefined while it loads. */
export function useFormerOrder(): FormerOrder | null | undefined {
  const id = useIdInQuery(formerOrderInAddress);
  const params = { id: id ?? 1 };
  const reading = { enabled: id !== null, throwOnError: false, retry: false } as const;
  const { data: order, isError } = useQuery({
    ...queryOf(getCounterOrder, { params }),
    ...reading,
  });
  const isListed = order !== undefined && order.requestedTicketCount <= maxListed;
  const { data: deliveries, isError: isUnknown } = useQuery({
    ...queryOf(listDeliveries, {
      params,
      query: { maxEntries: maxListed, offset: 0, searchFor: '' },
    }),
    ...reading,
    enabled: id !== null && isListed,
  });
  if (id === null || isError) return null;
  if (!order || (isListed && !deliveries && !isUnknown)) return undefined;
  return { order, deliveries: deliveries?.matches ?? [] };
}

/** The same again: all that the company may still order, at today's prices. */
export function fieldsOfFormer(
  start: CounterOrderFields,
  { order, deliveries }: FormerOrder,
  offer: CounterOrderOffer,
): CounterOrderFields {
  const { deliveryAddress: address, lines } = order;
  const counts: Record<string, string> = {};
  for (const { profileId, quantity } of lines) {
    if (profileId !== null) {
      counts[profileId] = String(Number(counts[profileId] ?? 0) + quantity);
    }
  }
  const guests = deliveries.flatMap(guestOf).join('\n');
  const codes = guests === '' ? 'codes' : 'sms';
  return withCounterDraft(
    start,
    {
      agreementNumber: String(order.agreementNumber),
      productId: order.productTemplateId,
      medium: { MOBILE_TICKET: codes, TRAVEL_CARD: 'card', TRAVEL_CARD_ULTRALIGHT: 'paper' }[
        order.mediaType
      ] as CounterOrderFields['medium'],
      zoneChoice: order.allZones ? 'all' : order.zoneIdFrom === order.zoneIdTo ? 'one' : 'two',
      ...(order.zoneIdFrom !== null && { zoneFrom: order.zoneIdFrom }),
      ...(order.zoneIdTo !== null && { zoneTo: order.zoneIdTo }),
      counts,
      guests,
      cards: deliveries.flatMap(cardOf).join('\n'),
      amount: order.productType === 'TRAVEL_MONEY' ? amountOf(lines) : '',
      ...(order.handOver && { handOver: order.handOver }),
      ...(address && { ...address, addressLine2: address.addressLine2 ?? '' }),
      invoiceReferenceId: String(order.invoiceReferenceId ?? ''),
      personalReference: order.personalReference ?? '',
    },
    offer,
  );
}

const amountOf = ([line]: CounterOrderDetails['lines']): string =>
  typedKroner(line ? Math.round(line.productPrice * 100) : null);

/** A line of the list of guests: name, phone and profile, which the form reads in either language. */
function guestOf({ mediaInfo, recipientName, profileId }: CounterDelivery): string[] {
  if (mediaInfo.type !== 'MOBILE_TICKET' || mediaInfo.phone === null) return [];
  const phone = formatPhone(mediaInfo.phoneCountryCode ?? '+47', mediaInfo.phone);
  return [lineOf(recipientName, phone, profileId)];
}

function cardOf({ mediaInfo, profileId }: CounterDelivery): string[] {
  if (mediaInfo.type !== 'TRAVEL_CARD' || mediaInfo.travelCardNumber === null) return [];
  return [lineOf(null, mediaInfo.travelCardNumber, profileId)];
}

const lineOf = (name: string | null, number: string, profileId: string | null): string =>
  recipientLine(name, number, profileId && profileName(profileId).nb);
