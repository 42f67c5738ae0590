import { orderCompanyTicketBody } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { isAgreementValid } from '@takst/domain/platform/access/agreement-validity.rules.ts';
import { isStartPossible } from '@takst/domain/services/company-tickets/order-form.rules.ts';
import { isEmployeeIdTooShort } from '@takst/domain/services/company-tickets/order-terms.rules.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  type FaultyField,
  fieldNames,
  type OrderFields,
  type ServiceField,
} from '#services/company-tickets/offer/order-fields.ts';
import type { OrderOffer } from '#services/company-tickets/offer/order-offer.ts';
import { orderedFieldsOf } from '#ticketing/tickets/order-zones/ordered-fields.ts';
import { soldProductFor } from '#services/company-tickets/offer/sold-product.ts';
import { missingZones } from '#ticketing/tickets/order-zones/order-form-zones.ts';

const dateOf = (text: string): Temporal.PlainDate | null =>
  text === '' ? null : Temporal.PlainDate.from(text);

/** The fields as the contract's body. */
export function orderBodyOf(fields: OrderFields, offer: OrderOffer) {
  const soldProduct = soldProductFor(fields, offer);
  return {
    ...orderedFieldsOf(fields, { ...offer, soldProduct }),
    agreementName: fields.agreementName,
    hasNewNames: hasNewNames(fields),
    phoneCountryCode: fields.phoneCountryCode,
    phone: fields.phone,
    startDate: dateOf(fields.startDate) ?? offer.today,
  };
}
export type OrderBody = ReturnType<typeof orderBodyOf>;

/** The names of a known person are new when the user says so; so is another employee number. */
const hasNewNames = ({ knownPerson, employeeId, ...fields }: OrderFields): boolean =>
  knownPerson !== null && (fields.hasNewNames || employeeId.trim() !== knownPerson.employeeId);

/** Validates by the contract's schema, and the fields that are not in the body. */
export const orderResolver =
  (offer: OrderOffer, field: ServiceField | null): Resolver<OrderFields, unknown, OrderBody> =>
  (fields) => {
    const body = orderBodyOf(fields, offer);
    const faults = [
      ...findFaults(fields, body, offer),
      ...(field?.isMissing(fields) ? [[field.name] as const] : []),
    ];
    if (faults.length === 0) return { values: body, errors: {} };
    const errors: FieldErrors<OrderFields> = Object.fromEntries(
      faults.map(([field, message = '']) => [field, { type: 'contract', message }]),
    );
    return { values: {}, errors };
  };

/** The fields in page order, each with the key of its fault where the contract's schema names one. */
function findFaults(
  fields: OrderFields,
  body: OrderBody,
  offer: OrderOffer,
): (readonly [FaultyField, string | undefined])[] {
  const parsed = orderCompanyTicketBody.safeParse({
    ...body,
    startDate: body.startDate.toString(),
  });
  const issues = new Map(
    (parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
  const start = dateOf(fields.startDate);
  const zones = fields.types.includes('TICKET')
    ? missingZones(fields)
    : { zoneFrom: false, zoneTo: false };
  const isMissing: Partial<Record<FaultyField, boolean>> = {
    types: fields.types.length === 0,
    startDate:
      !start ||
      !offer.isStartOffered(start) ||
      !isStartPossible(start, fields) ||
      isAfterAgreement(start, fields, offer),
    ...(isEmployeeIdTooShort(offer.service, fields.employeeId) && { employeeId: true }),
    ...zones,
    hasAccepted: !fields.hasAccepted,
  };
  return fieldNames
    .filter((field) => isMissing[field] ?? issues.has(field))
    .map((field) => [field, issues.get(field)]);
}

/** Where any day may be picked, the answer to the order says that its agreement has ended by then. */
const isAfterAgreement = (
  start: Temporal.PlainDate,
  { agreementName }: OrderFields,
  { agreements, arbitraryDates }: OrderOffer,
): boolean =>
  !arbitraryDates &&
  agreements.some(
    (agreement) => String(agreement.id) === agreementName && !isAgreementValid(agreement, start),
  );
