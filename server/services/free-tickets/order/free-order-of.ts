import type { orderFreeTicket } from '@takst/contract/services/free-tickets/order-free-ticket.contract.ts';
import { freeProfileOfCode } from '@takst/contract/services/free-tickets/free-media-type.schema.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import type { ChosenMedium } from '@takst/domain/ticketing/travel-cards/chosen-medium.rules.ts';
import type { FreeOrder } from '@takst/domain/services/free-tickets/free-order.ts';
import { withoutSpaces } from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import { type ZoneWithName, zonesByName } from '#catalogue/zones/zones.public.ts';

type OrderBody = Body<typeof orderFreeTicket>;

/** A payload as the order that it means; null when ids and names of its zones disagree. */
export function freeOrderOf(body: OrderBody, zones: readonly ZoneWithName[]): FreeOrder | null {
  const named = zonesByName(body, zones);
  if (named === null) return null;
  const { agreementNumber, firstName, lastName, employeeId, startDate } = body;
  return {
    agreementId: agreementNumber,
    firstName,
    lastName,
    employeeId,
    startDate,
    ...named,
    holderType: body.ticketHolderType,
    birthDate: body.dateOfBirth,
    profileId: freeProfileOfCode(body.profile),
    medium: mediumIn(body),
  };
}

/** What a payload says that a ticket lies on. */
function mediumIn({
  mediaType,
  phoneCountryCode,
  phone,
  cardNumber,
}: Pick<OrderBody, 'mediaType' | 'phoneCountryCode' | 'phone' | 'cardNumber'>): ChosenMedium {
  if (mediaType === 'MOBILE_TICKET') {
    return { kind: 'phone', phoneCountryCode: phoneCountryCode ?? '+47', phone: phone ?? '' };
  }
  return cardNumber === undefined
    ? { kind: 'new-card' }
    : { kind: 'card', cardNumber: withoutSpaces(cardNumber) };
}
