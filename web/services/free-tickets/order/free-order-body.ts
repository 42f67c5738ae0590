import {
  type orderFreeTicket,
  orderFreeTicketBody,
} from '@takst/contract/services/free-tickets/order-free-ticket.contract.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import { refuseChildPastAge } from '@takst/domain/services/free-tickets/child-end.rules.ts';
import { refuseFreeProfile } from '@takst/domain/services/free-tickets/free-profile.rules.ts';
import { isNorwegianMobile } from '@takst/domain/platform/phone/phone.rules.ts';
import { profileCode } from '@takst/domain/catalogue/products/profiles.rules.ts';
import {
  isExistingCardNumber,
  withoutSpaces,
} from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import type { Resolver } from 'react-hook-form';
import { bodyResolver, type FormFault } from '#platform/api/body-resolver.ts';
import { missingZones } from '#ticketing/tickets/order-zones/order-form-zones.ts';
import { orderedFieldsOf } from '#ticketing/tickets/order-zones/ordered-fields.ts';
import {
  dateIn,
  type FreeOrderField,
  type FreeOrderFields,
  holderIn,
} from './free-order-fields.ts';
import { type FreeOrderOffer, lastStart } from './free-order-offer.ts';

/** The fields as the contract's body; what is missing there is told by its schema. */
function freeOrderBodyOf(fields: FreeOrderFields, offer: FreeOrderOffer) {
  const { profileId, ...ordered } = orderedFieldsOf(fields, { ...offer, soldProduct: null });
  return {
    ...ordered,
    ...mediumIn(fields),
    agreementNumber: fields.agreementNumber === '' ? undefined : Number(fields.agreementNumber),
    ticketHolderType: fields.ticketHolderType,
    dateOfBirth: fields.dateOfBirth || undefined,
    profile: profileCode(profileId),
    startDate: fields.startDate || undefined,
  };
}

function mediumIn({ medium, phoneCountryCode, phone, cardNumber }: FreeOrderFields) {
  if (medium === 'phone') {
    return { mediaType: 'MOBILE_TICKET', phoneCountryCode, phone: phone || undefined };
  }
  const isNew = medium === 'new-card';
  return {
    mediaType: 'TRAVEL_CARD',
    ordersNewCard: isNew,
    ...(!isNew && { cardNumber: withoutSpaces(cardNumber) || undefined }),
  };
}

/** Fields of the form by their paths in the body. */
const fieldOfPath: Readonly<Partial<Record<string, FreeOrderField>>> = {
  profile: 'profileId',
  mediaType: 'medium',
  phoneCountryCode: 'phone',
};
export const freeFieldOf = (path: string): string => fieldOfPath[path] ?? path;

/** Validates by the contract's schema, and by the rules that the server asks too. */
export const freeOrderResolver =
  (offer: FreeOrderOffer): Resolver<FreeOrderFields, unknown, Body<typeof orderFreeTicket>> =>
  (fields, ...rest) =>
    bodyResolver({
      schema: orderFreeTicketBody,
      bodyOf: (typed: FreeOrderFields) => freeOrderBodyOf(typed, offer),
      nameOf: (path) => (isZone(path) ? missingZoneIn(fields) : freeFieldOf(path)),
      faultsOf: (typed) => faultsOf(typed, offer),
    })(fields, ...rest);

const isZone = (path: string): boolean => path === 'zoneFrom' || path === 'zoneTo';

/** The body has both zones or none; the second one is asked for when the first is chosen. */
const missingZoneIn = ({ zoneFrom }: FreeOrderFields): FreeOrderField =>
  zoneFrom === '' ? 'zoneFrom' : 'zoneTo';

function faultsOf(fields: FreeOrderFields, offer: FreeOrderOffer): FormFault[] {
  const { zoneFrom, zoneTo } = missingZones(fields);
  const faults: Partial<Record<FreeOrderField, boolean>> = {
    dateOfBirth: fields.dateOfBirth !== '' && holderIn(fields, offer) === null,
    profileId: isProfileRefused(fields, offer),
    medium: fields.medium === 'new-card' && !offer.hasPostAddress,
    phone: fields.medium === 'phone' && !isMobile(fields),
    cardNumber:
      fields.medium === 'card' &&
      !isExistingCardNumber(offer.tenant.id, withoutSpaces(fields.cardNumber)),
    zoneFrom,
    zoneTo,
    startDate: isStartRefused(fields, offer),
  };
  return Object.entries(faults)
    .filter(([, isFaulty]) => isFaulty)
    .map(([path]) => ({ path, message: 'wrongFormat' }));
}

/** As far as the form knows; of numbers abroad the server knows more. */
const isMobile = ({ phoneCountryCode, phone }: FreeOrderFields): boolean =>
  phone !== '' && (phoneCountryCode !== '+47' || isNorwegianMobile(phone));

function isProfileRefused(fields: FreeOrderFields, offer: FreeOrderOffer): boolean {
  const holder = holderIn(fields, offer);
  if (!holder) return false;
  return (
    refuseFreeProfile(fields.profileId, holder) !== null || childPastAge(fields, offer) !== null
  );
}

/** The setting by which a child is too old for a ticket; null when it is not. */
export function childPastAge(fields: FreeOrderFields, offer: FreeOrderOffer) {
  const holder = holderIn(fields, offer);
  if (!holder) return null;
  const { birthDate, on: startDate } = holder;
  return refuseChildPastAge({ profileId: fields.profileId, birthDate, startDate }, offer.childEnd);
}

function isStartRefused(
  { startDate, agreementNumber }: FreeOrderFields,
  offer: FreeOrderOffer,
): boolean {
  const start = dateIn(startDate);
  if (!start) return true;
  const isTooLate = Temporal.PlainDate.compare(start, lastStart(offer, agreementNumber)) > 0;
  return isTooLate || !offer.isStartOffered(start);
}
