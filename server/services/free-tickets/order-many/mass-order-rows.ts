import { freeProfileOfCode } from '@takst/contract/services/free-tickets/free-media-type.schema.ts';
import type {
  MassOrderBody,
  MassOrderGeneralError,
  MassOrderRecipient,
  MassOrderRecipientError,
  MassOrderResult,
} from '@takst/contract/services/free-tickets/mass-order.schema.ts';
import type { RowCells } from '@takst/contract/ticketing/batches/read-row.ts';
import { writtenDate } from '@takst/domain/ticketing/batches/column-kinds/date-from-text.rules.ts';
import { withoutSpaces } from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import type { CheckedRows } from '#ticketing/batches/batches.public.ts';

/** What stands above the table of a file that says the same as a payload, as it is stored. */
export const optionsOfBody = ({ agreementNumber, startDate }: MassOrderBody) => ({
  agreementName: String(agreementNumber),
  startDate: startDate.toString(),
  ordersNewCards: false,
  slashOrder: null,
});

/** A recipient as the cells of a row: a payload and a file are decided alike. */
export function cellsOfRecipient(recipient: MassOrderRecipient): RowCells {
  const { employeeId, firstName, lastName, ticketHolderType, profile } = recipient;
  const { validAllZones, zoneFrom, zoneTo } = recipient;
  return {
    employeeId,
    firstName,
    lastName,
    birthDate: writtenDate(recipient.dateOfBirth),
    holderType: ticketHolderType,
    profile: freeProfileOfCode(profile),
    zoneFrom: validAllZones ? 'Alle' : (zoneFrom ?? ''),
    zoneTo: validAllZones ? 'Alle' : (zoneTo ?? ''),
    ...mediumCells(recipient),
  };
}

function mediumCells({
  mediaType,
  ordersNewCard,
  cardNumber = '',
  phoneCountryCode = '+47',
  phone = '',
}: MassOrderRecipient): RowCells {
  if (mediaType === 'MOBILE_TICKET') {
    return { mediaType, phone: phone === '' ? '' : `${phoneCountryCode}${phone}` };
  }
  return ordersNewCard
    ? { mediaType: 'NEW_TRAVEL_CARD' }
    : { mediaType, cardNumber: withoutSpaces(cardNumber) };
}

/** What is wrong with the order as a whole, whichever row it was found in (spec 3 §8). */
const general = {
  START_DATE_TOO_EARLY: 'START_DATE_TOO_EARLY',
  START_DATE_TOO_LATE: 'START_DATE_TOO_LATE',
  TRAVEL_CARD_NO_COMPANY_POST_ADDRESS: 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS',
  AGREEMENT_NOT_VALID: 'AGREEMENT_NOT_VALID',
  NO_VALID_AGREEMENT: 'AGREEMENT_NOT_VALID',
} as const satisfies Record<string, MassOrderGeneralError>;

/** What the service and the engine find wrong with a row. */
const ofRecipient = {
  CONFLICTING_TICKET: 'CONFLICTING_TICKET',
  TICKET_ALREADY_EXISTS: 'TICKET_ALREADY_EXISTS',
  ROW_TWICE: 'CONFLICTING_TICKET',
  MOBILE_TICKET_NO_PHONE: 'MOBILE_TICKET_NO_PHONE',
  PRODUCT_NOT_OFFERED: 'PRODUCT_NOT_OFFERED',
} as const satisfies Record<string, MassOrderRecipientError>;

/** Whatever else is wrong with a cell is one code for each column (spec 3 §8). */
const ofColumn = {
  employeeId: 'INVALID_EMPLOYEE_ID',
  firstName: 'INVALID_FIRST_NAME',
  lastName: 'INVALID_LAST_NAME',
  birthDate: 'BIRTH_DATE_TOO_RECENT',
  profile: 'PROFILE_MISMATCH',
  phone: 'MOBILE_TICKET_INVALID_PHONE',
  cardNumber: 'CARD_NUMBER_INVALID',
  mediaType: 'NEW_CARD_NOT_OFFERED',
  zoneFrom: 'INVALID_ZONE_FROM',
  zoneTo: 'INVALID_ZONE_TO',
} as const satisfies Record<string, MassOrderRecipientError>;

const valueIn = <Value>(table: Readonly<Record<string, Value>>, key: string | null): Value | null =>
  key !== null && Object.hasOwn(table, key) ? (table[key] ?? null) : null;

/** The mass-order result (spec 3 §3). */
export function resultOf({ rows, generalFaults }: CheckedRows): MassOrderResult {
  const generalErrors = new Set(generalFaults.flatMap((code) => valueIn(general, code) ?? []));
  const recipientErrors = rows.flatMap(({ position, faults }) => {
    const errors = new Set<MassOrderRecipientError>();
    for (const { column, code } of faults) {
      const ofAll = valueIn(general, code);
      if (ofAll) {
        generalErrors.add(ofAll);
        continue;
      }
      const error = valueIn(ofRecipient, code) ?? valueIn(ofColumn, column);
      if (!error) throw new Error(`no error of a mass order says ${column}: ${code}`);
      errors.add(error);
    }
    return errors.size > 0 ? [{ indexInInput: position - 1, errors: [...errors] }] : [];
  });
  return {
    okCount: rows.length - recipientErrors.length,
    errorCount: recipientErrors.length,
    generalErrors: [...generalErrors],
    recipientErrors,
  };
}
