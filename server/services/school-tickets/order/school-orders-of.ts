import type { OrderSchoolTicketsBody } from '@takst/contract/services/school-tickets/order/order-school-tickets.contract.ts';
import type {
  OrderedPupil,
  SchoolOrder,
} from '@takst/domain/services/school-tickets/order/school-order.ts';
import { withoutSpaces } from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import { type ZoneWithName, zonesByName } from '#catalogue/zones/zones.public.ts';

type Recipient = OrderSchoolTicketsBody['recipients'][number];

/** A payload as the orders that it means, one for each pupil; null when it names a zone of all that is not there. */
export function schoolOrdersOf(
  body: OrderSchoolTicketsBody,
  zones: readonly ZoneWithName[],
): SchoolOrder[] | null {
  const named = zonesByName(body, zones);
  if (named === null) return null;
  const { agreementNumber: agreementId, startDate } = body;
  return body.recipients.map((recipient) => ({
    ...named,
    agreementId,
    startDate,
    studentId: recipient.studentId ?? null,
    secondHome: secondHomeOf(recipient, zones),
    ...pupilIn(recipient),
  }));
}

/** A zone that is not there is refused as its pupil's: it has no name to go by. */
function secondHomeOf(
  { secondZoneIdFrom: from, secondZoneIdTo: to }: Recipient,
  zones: readonly ZoneWithName[],
): SchoolOrder['secondHome'] {
  if (from === undefined || to === undefined) return null;
  const nameOf = (id: string) => zones.find((zone) => zone.id === id)?.name ?? '';
  return { zoneFrom: nameOf(from), zoneTo: nameOf(to) };
}

/** The contract has all three of a pupil, or none on a new card. */
function pupilIn(recipient: Recipient): OrderedPupil {
  const { firstName, lastName, className } = recipient;
  if (firstName === undefined || lastName === undefined || className === undefined) {
    return { pupil: null, medium: { kind: 'new-card' } };
  }
  return { pupil: { firstName, lastName, className }, medium: mediumIn(recipient) };
}

function mediumIn({
  mediaType,
  phoneCountryCode = '+47',
  phone = '',
  cardNumber,
}: Recipient): SchoolOrder['medium'] {
  if (mediaType === 'MOBILE_TICKET') return { kind: 'phone', phoneCountryCode, phone };
  return cardNumber === undefined
    ? { kind: 'new-card' }
    : { kind: 'card', cardNumber: withoutSpaces(cardNumber) };
}
