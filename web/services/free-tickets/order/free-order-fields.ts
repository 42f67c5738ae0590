import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { firstFreeDay } from '@takst/domain/services/free-tickets/free-dates.rules.ts';
import type { ChosenMedium } from '@takst/domain/ticketing/travel-cards/chosen-medium.rules.ts';
import {
  allowedFreeProfile,
  type FreeProfileId,
} from '@takst/domain/services/free-tickets/free-profile.rules.ts';
import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { zonesAtStart } from '#ticketing/tickets/order-zones/order-form-zones.ts';
import {
  choiceOf,
  withOfferedZones,
  type ZoneFields,
  zonesOf,
} from '#ticketing/tickets/order-zones/zone-fields.ts';
import type { FreeOrderOffer } from './free-order-offer.ts';

/** The form's values; dates and ids are text, so that a draft can be stored. */
export type FreeOrderFields = ZoneFields & {
  ticketHolderType: FreeHolderType;
  employeeId: string;
  firstName: string;
  lastName: string;
  /** Empty until a whole date is typed. */
  dateOfBirth: string;
  profileId: FreeProfileId;
  medium: ChosenMedium['kind'];
  phoneCountryCode: string;
  phone: string;
  cardNumber: string;
  startDate: string;
  agreementNumber: string;
};

/** In page order. */
export const freeOrderFieldNames = [
  'ticketHolderType',
  'employeeId',
  'dateOfBirth',
  'agreementNumber',
  'firstName',
  'lastName',
  'profileId',
  'medium',
  'phone',
  'cardNumber',
  'zoneFrom',
  'zoneTo',
  'startDate',
] as const satisfies readonly (keyof FreeOrderFields)[];
export type FreeOrderField = (typeof freeOrderFieldNames)[number];

/** The first values of an order; for a member of a family with number, department and zones of the family's ticket. */
export function fieldsAtStart(offer: FreeOrderOffer, relative: FreeTicket | null): FreeOrderFields {
  const { departments, today, tenant, usualDepartment, zones } = offer;
  const [only, second] = departments;
  const usual = usualDepartment ?? (second ? null : only?.id);
  const isOffered = departments.some(({ id }) => id === relative?.agreementNumber);
  const zonesOfRelative = relative && zonesOf(relative, { zones });
  return {
    ticketHolderType: relative ? 'FAMILY_MEMBER' : 'EMPLOYEE',
    employeeId: relative?.employeeId ?? '',
    firstName: '',
    lastName: '',
    dateOfBirth: '',
    profileId: 'ADULT',
    medium: 'phone',
    phoneCountryCode: '+47',
    phone: '',
    cardNumber: '',
    startDate: firstFreeDay(today, { isNewCard: false }).toString(),
    agreementNumber: String((isOffered ? relative?.agreementNumber : usual) ?? ''),
    ...zonesAtStart(zones, tenant.defaultZones),
    ...(zonesOfRelative && choiceOf(zonesOfRelative) && zonesOfRelative),
  };
}

/** Merges a draft into the initial values, without choices that are no longer offered. */
export function withFreeDraft(
  start: FreeOrderFields,
  draft: Partial<FreeOrderFields> | null,
  offer: FreeOrderOffer,
): FreeOrderFields {
  if (!draft) return start;
  const fields = withOfferedZones({ ...start, ...draft }, offer.zones);
  const hasDepartment = offer.departments.some(({ id }) => String(id) === fields.agreementNumber);
  const startDate = dateIn(fields.startDate);
  return {
    ...fields,
    agreementNumber: hasDepartment ? fields.agreementNumber : start.agreementNumber,
    medium: offer.media.includes(fields.medium) ? fields.medium : start.medium,
    startDate: startDate && offer.isStartOffered(startDate) ? fields.startDate : start.startDate,
  };
}

export const dateIn = (text: string): Temporal.PlainDate | null =>
  text === '' ? null : Temporal.PlainDate.from(text);

/** Who the ticket is for, as the rules of profiles ask; null before the date of birth is typed. */
export function holderIn(
  { ticketHolderType: holderType, dateOfBirth, startDate }: FreeOrderFields,
  { tenant, today }: { tenant: { id: TenantId }; today: Temporal.PlainDate },
) {
  const birthDate = dateIn(dateOfBirth);
  if (!birthDate || Temporal.PlainDate.compare(birthDate, today) >= 0) return null;
  return { tenant: tenant.id, holderType, birthDate, on: dateIn(startDate) ?? today };
}

/** The chosen profile, moved to the first one that the holder may have. */
export const profileIn = (fields: FreeOrderFields, offer: FreeOrderOffer): FreeProfileId => {
  const holder = holderIn(fields, offer);
  return holder ? allowedFreeProfile(fields.profileId, holder) : fields.profileId;
};
