import {
  type OrderSchoolTicketsBody,
  orderSchoolTicketsBody,
} from '@takst/contract/services/school-tickets/order/order-school-tickets.contract.ts';
import { isNorwegianMobile } from '@takst/domain/platform/phone/phone.rules.ts';
import { maxPupilsOfOrder } from '@takst/domain/services/school-tickets/order/order-limits.ts';
import {
  isExistingCardNumber,
  withoutSpaces,
} from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import { withCommonPair } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import type { Resolver } from 'react-hook-form';
import { bodyResolver, type FormFault } from '#platform/api/body-resolver.ts';
import { missingZones } from '#ticketing/tickets/order-zones/order-form-zones.ts';
import { choiceOf } from '#ticketing/tickets/order-zones/zone-fields.ts';
import { faultsOfHomes, orderedPairOf } from './order-homes.ts';
import {
  cardCountIn,
  dateIn,
  type PupilFields,
  type SchoolOrderFields,
} from './school-order-fields.ts';
import type { SchoolOrderOffer } from './school-order-offer.ts';

/** The fields as the contract's body; what is missing there is told by its schema. */
function schoolOrderBodyOf(fields: SchoolOrderFields, offer: SchoolOrderOffer) {
  const { commonZonePair } = offer.tenant;
  const zoneChoice = choiceOf(fields);
  const choice = zoneChoice && withCommonPair(zoneChoice, commonZonePair);
  return {
    agreementNumber: fields.agreementNumber === '' ? undefined : Number(fields.agreementNumber),
    startDate: fields.startDate || undefined,
    validAllZones: fields.zoneChoice === 'all',
    zoneIdFrom: choice?.kind === 'zones' ? choice.from : null,
    zoneIdTo: choice?.kind === 'zones' ? choice.to : null,
    recipients: recipientsOf(fields, offer),
  };
}

function recipientsOf(fields: SchoolOrderFields, offer: SchoolOrderOffer): object[] {
  const { medium, pupils, cardCount } = fields;
  if (medium === 'new-card') {
    const count = Math.min(cardCountIn(cardCount) ?? 0, maxPupilsOfOrder);
    return Array.from({ length: count }, () => ({ mediaType: 'TRAVEL_CARD' }));
  }
  return pupils.map((pupil) => ({
    firstName: pupil.firstName,
    lastName: pupil.lastName,
    className: pupil.className,
    ...secondZonesOf(pupil, fields, offer),
    ...(medium === 'phone'
      ? {
          mediaType: 'MOBILE_TICKET',
          phoneCountryCode: pupil.phoneCountryCode,
          phone: pupil.phone || undefined,
        }
      : // The number of cards without one is asked for by `faultsOf`: without it a new card would be meant.
        { mediaType: 'TRAVEL_CARD', cardNumber: withoutSpaces(pupil.cardNumber) }),
  }));
}

function secondZonesOf(
  pupil: PupilFields,
  fields: SchoolOrderFields,
  offer: SchoolOrderOffer,
): object {
  const pair = orderedPairOf(pupil, fields, offer);
  return pair ? { secondZoneIdFrom: pair.from, secondZoneIdTo: pair.to } : {};
}

/** Fields of the form by their paths in the body. */
export const schoolFieldOf = (path: string): string =>
  path === 'recipients' ? 'cardCount' : path.replace(/^recipients\./u, 'pupils.');

/** Validates by the contract's schema, and by the rules that the server asks too. */
export const schoolOrderResolver =
  (offer: SchoolOrderOffer): Resolver<SchoolOrderFields, unknown, OrderSchoolTicketsBody> =>
  (fields, ...rest) =>
    bodyResolver({
      schema: orderSchoolTicketsBody,
      bodyOf: (typed: SchoolOrderFields) => schoolOrderBodyOf(typed, offer),
      nameOf: (path) => (isZone(path) ? missingZoneIn(fields) : schoolFieldOf(path)),
      faultsOf: (typed) => faultsOf(typed, offer),
    })(fields, ...rest);

const isZone = (path: string): boolean => path === 'zoneIdFrom' || path === 'zoneIdTo';

/** The body has both zones or none; the second one is asked for when the first is chosen. */
const missingZoneIn = ({ zoneFrom }: SchoolOrderFields): string =>
  zoneFrom === '' ? 'zoneFrom' : 'zoneTo';

function faultsOf(fields: SchoolOrderFields, offer: SchoolOrderOffer): FormFault[] {
  const { medium, pupils, cardCount } = fields;
  const zones = missingZones(fields);
  const start = dateIn(fields.startDate);
  const count = cardCountIn(cardCount);
  const isCountWrong = count === null || count < 1 || count > maxPupilsOfOrder;
  const faults: [string, boolean][] = [
    ['medium', medium === 'new-card' && !offer.hasPostAddress],
    ['cardCount', medium === 'new-card' && isCountWrong],
    ['zoneFrom', zones.zoneFrom],
    ['zoneTo', zones.zoneTo],
    ['startDate', !start || !offer.isStartOffered(start)],
    ...(medium === 'new-card'
      ? []
      : pupils.map((pupil, place): [string, boolean] =>
          medium === 'phone'
            ? [`pupils.${place}.phone`, !isMobile(pupil)]
            : [`pupils.${place}.cardNumber`, !isCard(pupil, offer)],
        )),
  ];
  return [
    ...faults.flatMap(([path, isFaulty]) => (isFaulty ? [{ path, message: 'wrongFormat' }] : [])),
    ...faultsOfHomes(fields, offer),
  ];
}

/** As far as the form knows; of numbers abroad the server knows more. */
const isMobile = ({ phoneCountryCode, phone }: PupilFields): boolean =>
  phone !== '' && (phoneCountryCode !== '+47' || isNorwegianMobile(phone));

const isCard = ({ cardNumber }: PupilFields, { tenant }: SchoolOrderOffer): boolean =>
  isExistingCardNumber(tenant.id, withoutSpaces(cardNumber));
