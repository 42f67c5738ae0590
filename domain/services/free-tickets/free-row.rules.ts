import type { CellFault } from '#ticketing/batches/column-kinds/cell-reading.ts';
import type { ZoneCell } from '#ticketing/batches/column-kinds/zone-from-text.rules.ts';
import { agreementOf } from '#services/company-tickets/order-of-row.rules.ts';
import { cardSlot, type Phone } from '#ticketing/holders/slot.ts';
import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { isPersonName } from '#platform/texts/name-in-message.rules.ts';
import { isSingleLine } from '#platform/texts/single-line.rules.ts';
import { cardOriginsOf } from '#ticketing/travel-cards/card-number.rules.ts';
import type { NamedZones } from '#catalogue/products/zone-sale.rules.ts';
import type { ChosenMedium } from '#ticketing/travel-cards/chosen-medium.rules.ts';
import type { FreeOrder } from './free-order.ts';
import type { FreeProfileId } from './free-profile.rules.ts';
import { freeHolderSlot, freePhoneSlot } from './free-slots.rules.ts';
import type { FreeHolderType } from './holder-type.ts';

/** What a row of a mass order says, cell by cell (spec 3 §5, "Mass order CSV"). */
export type FreeOrderRow = {
  readonly employeeId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: Temporal.PlainDate;
  readonly holderType: FreeHolderType;
  readonly profile: FreeProfileId;
  readonly mediaType: 'MOBILE_TICKET' | 'TRAVEL_CARD' | 'NEW_TRAVEL_CARD';
  readonly phone: Phone | null;
  readonly cardNumber: string | null;
  readonly zoneFrom: ZoneCell | null;
  readonly zoneTo: ZoneCell | null;
  readonly agreement: string | null;
};

/** What stands above the table. */
export type FreeOrderDefaults = {
  readonly agreementName: string | null;
  readonly startDate: Temporal.PlainDate | null;
  readonly ordersNewCards: boolean;
};

export type FreeRowFault = {
  readonly column:
    | 'employeeId'
    | 'firstName'
    | 'lastName'
    | 'phone'
    | 'cardNumber'
    | 'zoneFrom'
    | 'zoneTo'
    | 'agreement'
    | null;
  readonly code:
    | Extract<CellFault, 'required' | 'notAChoice'>
    | 'INVALID_EMPLOYEE_ID'
    | 'INVALID_FIRST_NAME'
    | 'INVALID_LAST_NAME'
    | 'INVALID_ZONE_FROM'
    | 'INVALID_ZONE_TO'
    | 'MOBILE_TICKET_NO_PHONE';
};

type Department = { readonly id: number; readonly invoiceReference: string };

type RowContext = {
  readonly tenant: TenantId;
  /** Under these the company may order: where there is but one, none has to be named. */
  readonly departments: readonly Department[];
};

/** The order that a row stands for, or all that its cells lack. What it means is decided as that of one ticket is. */
export function freeOrderOfRow(
  row: FreeOrderRow,
  defaults: FreeOrderDefaults,
  { tenant, departments }: RowContext,
): FreeOrder | { readonly faults: readonly FreeRowFault[] } {
  const agreementId = agreementOf(row.agreement, defaults, departments);
  const zones = zonesOfRow(row);
  const medium = mediumOfRow(row, { tenant, ...defaults });
  const { startDate } = defaults;
  const faults: FreeRowFault[] = [
    ...refuseNames(row),
    ...(typeof agreementId === 'string'
      ? [{ column: 'agreement', code: agreementId } as const]
      : []),
    ...('code' in zones ? [zones] : []),
    ...('code' in medium ? [medium] : []),
    ...(startDate ? [] : [{ column: null, code: 'required' } as const]),
  ];
  const isWhole =
    typeof agreementId !== 'string' && !('code' in zones) && !('code' in medium) && startDate;
  if (faults.length > 0 || !isWhole) return { faults };
  const { employeeId, firstName, lastName, birthDate, holderType, profile: profileId } = row;
  return {
    employeeId,
    firstName,
    lastName,
    birthDate,
    holderType,
    profileId,
    ...zones,
    agreementId,
    medium,
    startDate,
  };
}

type RowWithKeys = Omit<FreeOrderRow, 'profile' | 'zoneFrom' | 'zoneTo' | 'agreement'>;

/** What may stand in one row of a list alone: the holder, the phone and the card number. */
export function freeKeysOfRow(row: RowWithKeys): string[] {
  const { mediaType, phone, cardNumber } = row;
  const holder = freeHolderSlot(0, row);
  const medium =
    mediaType === 'MOBILE_TICKET'
      ? phone && freePhoneSlot(phone)
      : cardNumber && cardSlot(cardNumber);
  return [holder, ...(medium ? [medium] : [])].map(({ kind, value }) => `${kind} ${value}`);
}

/** An employee number has 2 to 20 characters everywhere, names in files have 2 to 100 (spec 3 §5, §9). */
function refuseNames({ employeeId, firstName, lastName }: FreeOrderRow): FreeRowFault[] {
  return [
    ...(isOfLength(employeeId, 20) && isSingleLine(employeeId)
      ? []
      : [{ column: 'employeeId', code: 'INVALID_EMPLOYEE_ID' } as const]),
    ...(isNameInFile(firstName)
      ? []
      : [{ column: 'firstName', code: 'INVALID_FIRST_NAME' } as const]),
    ...(isNameInFile(lastName) ? [] : [{ column: 'lastName', code: 'INVALID_LAST_NAME' } as const]),
  ];
}

const isOfLength = (text: string, maxLength: number): boolean =>
  text.length >= 2 && text.length <= maxLength;

const isNameInFile = (name: string): boolean =>
  isOfLength(name, 100) && isSingleLine(name) && isPersonName(name);

/**
 * One zone alone is that zone, or its pair when the ticket is sold; if one zone is "Alle" the other must be too
 * (spec 3 §5).
 */
function zonesOfRow({ zoneFrom, zoneTo }: FreeOrderRow): NamedZones | FreeRowFault {
  if (!zoneFrom) return { column: 'zoneFrom', code: 'required' };
  if (zoneFrom.allZones) {
    return zoneTo?.allZones
      ? { validAllZones: true, zoneFrom: null, zoneTo: null }
      : { column: 'zoneTo', code: 'INVALID_ZONE_TO' };
  }
  if (zoneTo?.allZones) return { column: 'zoneFrom', code: 'INVALID_ZONE_FROM' };
  return { validAllZones: false, zoneFrom: zoneFrom.zone, zoneTo: (zoneTo ?? zoneFrom).zone };
}

/** A new card is ordered where only those are made, or where somebody has said so: it costs money. */
function mediumOfRow(
  { mediaType, phone, cardNumber }: FreeOrderRow,
  { tenant, ordersNewCards }: Pick<FreeOrderDefaults, 'ordersNewCards'> & { tenant: TenantId },
): ChosenMedium | FreeRowFault {
  if (mediaType === 'MOBILE_TICKET') {
    return phone
      ? { kind: 'phone', ...phone }
      : { column: 'phone', code: 'MOBILE_TICKET_NO_PHONE' };
  }
  if (mediaType === 'NEW_TRAVEL_CARD') return { kind: 'new-card' };
  if (cardNumber !== null) return { kind: 'card', cardNumber };
  const [first, ...others] = cardOriginsOf(tenant);
  const areOnlyMade = first === 'new' && others.length === 0;
  return areOnlyMade || ordersNewCards
    ? { kind: 'new-card' }
    : { column: 'cardNumber', code: 'required' };
}
