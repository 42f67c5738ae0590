import { freeEditBody } from '@takst/contract/services/free-tickets/edit/free-edit.schema.ts';
import { freeProfileOfCode } from '@takst/contract/services/free-tickets/free-media-type.schema.ts';
import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import {
  editFaults,
  type EditFault,
} from '@takst/domain/services/free-tickets/edit-limits.rules.ts';
import { refuseFreeProfile } from '@takst/domain/services/free-tickets/free-profile.rules.ts';
import { isNorwegianMobile } from '@takst/domain/platform/phone/phone.rules.ts';
import { profileCode } from '@takst/domain/catalogue/products/profiles.rules.ts';
import type { Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { bodyResolver, type FormFault } from '#platform/api/body-resolver.ts';
import { freeFieldOf } from '#services/free-tickets/order/free-order-body.ts';
import {
  type FreeOrderField,
  type FreeOrderFields,
  holderIn,
} from '#services/free-tickets/order/free-order-fields.ts';
import type { FreeOrderOffer } from '#services/free-tickets/order/free-order-offer.ts';
import { missingZones } from '#ticketing/tickets/order-zones/order-form-zones.ts';
import { orderedFieldsOf } from '#ticketing/tickets/order-zones/ordered-fields.ts';
import { zonesOf } from '#ticketing/tickets/order-zones/zone-fields.ts';

/** The fields of an order, which the edit has too; it begins with the ticket as it is. */
export type EditFields = FreeOrderFields;
export type EditBody = z.output<typeof freeEditBody>;

/** A ticket in the form. */
export function fieldsOfTicket(
  ticket: FreeTicket,
  { zones, today }: Pick<FreeOrderOffer, 'zones' | 'today'>,
): EditFields {
  const { startDate, ticketHolderType, employeeId, firstName, lastName } = ticket;
  return {
    ticketHolderType,
    employeeId,
    firstName,
    lastName,
    ...zonesOf(ticket, { zones }),
    dateOfBirth: ticket.employeeBirthDate.toString(),
    profileId: freeProfileOfCode(ticket.profile),
    medium: ticket.mediaType === 'MOBILE_TICKET' ? 'phone' : 'card',
    phoneCountryCode: ticket.phoneCountryCode ?? '+47',
    phone: ticket.phone ?? '',
    cardNumber: ticket.travelCardNumber ?? '',
    // The first day on which an edit may count: age and price count on it.
    startDate: (Temporal.PlainDate.compare(startDate, today) > 0 ? startDate : today).toString(),
    agreementNumber: String(ticket.agreementNumber),
  };
}

/** What a ticket is, as the body of an edit says it. */
const previousOf = (ticket: FreeTicket) => ({
  agreementNumber: ticket.agreementNumber,
  profile: ticket.profile,
  ticketHolderType: ticket.ticketHolderType,
  employeeId: ticket.employeeId,
  firstName: ticket.firstName,
  lastName: ticket.lastName,
  dateOfBirth: ticket.employeeBirthDate.toString(),
  mediaType: ticket.mediaType,
  ...(ticket.phone !== null && {
    phoneCountryCode: ticket.phoneCountryCode ?? '+47',
    phone: ticket.phone,
  }),
  validAllZones: ticket.allZones,
  zoneFrom: ticket.zoneFrom,
  zoneTo: ticket.zoneTo,
});

/** The fields as the contract's body, with what the user saw. Zones that nobody has touched are the ticket's own. */
function editBodyOf(fields: EditFields, ticket: FreeTicket, offer: FreeOrderOffer) {
  const previous = previousOf(ticket);
  const { profileId, zoneFrom, zoneTo, validAllZones, ...typed } = orderedFieldsOf(fields, {
    ...offer,
    soldProduct: null,
  });
  const { phoneCountryCode, phone } = fields;
  const isOnPhone = fields.medium === 'phone';
  const zones = areZonesTouched(fields, ticket, offer)
    ? { zoneFrom, zoneTo, validAllZones }
    : {
        zoneFrom: previous.zoneFrom,
        zoneTo: previous.zoneTo,
        validAllZones: previous.validAllZones,
      };
  return {
    ...typed,
    ...zones,
    agreementNumber: fields.agreementNumber === '' ? undefined : Number(fields.agreementNumber),
    ticketHolderType: fields.ticketHolderType,
    dateOfBirth: fields.dateOfBirth || undefined,
    profile: profileCode(profileId),
    mediaType: isOnPhone ? 'MOBILE_TICKET' : 'TRAVEL_CARD',
    ...(isOnPhone && { phoneCountryCode, phone: phone || undefined }),
    previous,
  };
}

function areZonesTouched(fields: EditFields, ticket: FreeTicket, offer: FreeOrderOffer): boolean {
  const { zoneChoice, zoneFrom, zoneTo } = fieldsOfTicket(ticket, offer);
  return (
    fields.zoneChoice !== zoneChoice || fields.zoneFrom !== zoneFrom || fields.zoneTo !== zoneTo
  );
}

/** Whether an edit changes nothing yet: then there is nothing to save (spec 3 §5). */
export function isUnchanged(
  fields: EditFields,
  ticket: FreeTicket,
  offer: FreeOrderOffer,
): boolean {
  const { previous, ...body } = editBodyOf(fields, ticket, offer);
  return Object.entries(previous).every(
    ([name, value]) => (body as Record<string, unknown>)[name] === value,
  );
}

/** Validates by the contract's schema, and by the rules that the server asks too; only what is changed is held to them. */
export const editResolver = (
  ticket: FreeTicket,
  offer: FreeOrderOffer,
): Resolver<EditFields, unknown, EditBody> =>
  bodyResolver({
    schema: freeEditBody,
    bodyOf: (fields: EditFields) => editBodyOf(fields, ticket, offer),
    nameOf: freeFieldOf,
    faultsOf: (fields) => faultsOf(fields, ticket, offer),
  });

const wrong = (path: FreeOrderField, isWrong: boolean): FormFault[] =>
  isWrong ? [{ path, message: 'wrongFormat' }] : [];

function faultsOf(fields: EditFields, ticket: FreeTicket, offer: FreeOrderOffer): FormFault[] {
  const start = fieldsOfTicket(ticket, offer);
  const isOther = (...names: (keyof EditFields)[]) =>
    names.some((name) => fields[name] !== start[name]);
  const holder = holderIn(fields, offer);
  const isPersonOther = isOther('profileId', 'ticketHolderType', 'dateOfBirth');
  const zones = areZonesTouched(fields, ticket, offer) ? missingZones(fields) : null;
  return [
    ...editFaults(ticket, textsIn(fields)).map(asFault),
    ...wrong('dateOfBirth', fields.dateOfBirth !== '' && isOther('dateOfBirth') && !holder),
    ...wrong(
      'profileId',
      isPersonOther && holder !== null && refuseFreeProfile(fields.profileId, holder) !== null,
    ),
    ...wrong('phone', isOther('medium', 'phone', 'phoneCountryCode') && !isMobile(fields)),
    ...wrong('zoneFrom', zones?.zoneFrom ?? false),
    ...wrong('zoneTo', zones?.zoneTo ?? false),
  ];
}

const textsIn = ({ firstName, lastName, employeeId }: EditFields) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  employeeId: employeeId.trim(),
});

const asFault = ({ field, fault }: EditFault): FormFault => ({ path: field, message: fault });

/** As far as the form knows; of numbers abroad the server knows more. */
const isMobile = ({ medium, phoneCountryCode, phone }: EditFields): boolean =>
  medium !== 'phone' || (phone !== '' && (phoneCountryCode !== '+47' || isNorwegianMobile(phone)));
