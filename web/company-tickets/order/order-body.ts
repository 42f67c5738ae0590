import { orderCompanyTicketBody } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import { isEmployeeIdTooShort } from '@takst/domain/company-tickets/order-terms.rules.ts';
import { withCommonPair } from '@takst/domain/zones/zone-choice.rules.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  type FaultyField,
  fieldNames,
  isStartPossible,
  type OrderFields,
  type ServiceField,
} from '#company-tickets/offer/order-fields.ts';
import type { OrderOffer } from '#company-tickets/offer/order-offer.ts';
import { soldProductFor } from '#company-tickets/offer/sold-product.ts';
import { choiceOf } from '#tickets/order-zones/zone-fields.ts';

const dateOf = (text: string): Temporal.PlainDate | null =>
  text === '' ? null : Temporal.PlainDate.from(text);

/** The fields as the contract's body; sends the common pair as two zones. */
export function orderBodyOf(fields: OrderFields, offer: OrderOffer) {
  const { zones, tenant, today } = offer;
  const selectedChoice = choiceOf(fields);
  const choice = selectedChoice && withCommonPair(selectedChoice, tenant.commonZonePair);
  const soldProduct = soldProductFor(fields, offer);
  const nameOf = (id: string) => zones.find((zone) => zone.id === id)?.name ?? null;
  return {
    agreementName: fields.agreementName,
    employeeId: fields.employeeId.trim(),
    firstName: fields.firstName.trim(),
    lastName: fields.lastName.trim(),
    hasNewNames: hasNewNames(fields),
    phoneCountryCode: fields.phoneCountryCode,
    phone: fields.phone,
    startDate: dateOf(fields.startDate) ?? today,
    zoneFrom: choice?.kind === 'zones' ? nameOf(choice.from) : null,
    zoneTo: choice?.kind === 'zones' ? nameOf(choice.to) : null,
    validAllZones: fields.zoneChoice === 'all',
    profileId: fields.profileId,
    ...(soldProduct && { productId: soldProduct.product.id }),
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
  const needsZones = fields.types.includes('TICKET');
  const isMissing: Partial<Record<FaultyField, boolean>> = {
    types: fields.types.length === 0,
    startDate: !start || !offer.isStartOffered(start) || !isStartPossible(start, fields),
    ...(isEmployeeIdTooShort(offer.service, fields.employeeId) && { employeeId: true }),
    zoneFrom: needsZones && fields.zoneChoice !== 'all' && fields.zoneFrom === '',
    zoneTo:
      needsZones && fields.zoneChoice === 'two' && fields.zoneFrom !== '' && fields.zoneTo === '',
    hasAccepted: !fields.hasAccepted,
  };
  return fieldNames
    .filter((field) => isMissing[field] ?? issues.has(field))
    .map((field) => [field, issues.get(field)]);
}
