import type { orderCompanyTicket } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import { formatDate } from '#design/format.ts';
import type { OperationCauses } from '#api/use-operation.ts';
import { zoneFieldNames } from '#tickets/order-zones/zone-fields.ts';
import type { RefusalTexts } from '#texts/refusal-texts.ts';

/** Texts of the refusals of an order (spec 2 §8). */
export const orderRefusals: RefusalTexts<typeof orderCompanyTicket, 'company-tickets'> = {
  TICKET_ALREADY_HELD: 'ticketAlreadyHeld',
  START_DATE_IN_QUARANTINE: (t, { expectedQuaranteenEndDate, lastOrder }) =>
    t('startDateInQuarantine', {
      expiry: formatDate(lastOrder.expirationDate),
      start: formatDate(expectedQuaranteenEndDate),
    }),
  AGREEMENT_NOT_FOUND: 'agreementNotFound',
  AGREEMENT_NOT_VALID: 'agreementNotValid',
  START_DATE_NOT_OFFERED: 'startDateNotOffered',
  ZONES_NOT_OFFERED: 'zonesNotOffered',
  PROFILE_NOT_OFFERED: 'profileNotOffered',
  PRODUCT_NOT_OFFERED: 'productNotOffered',
  PHONE_NOT_MOBILE: 'phoneNotMobile',
  EMPLOYEE_ID_TOO_SHORT: 'employeeIdTooShort',
};

const phone = ['phoneCountryCode', 'phone'];

/** The fields that each refusal is about; it is forgotten when one of them changes. */
export const orderCauses: OperationCauses<typeof orderCompanyTicket> = {
  TICKET_ALREADY_HELD: phone,
  START_DATE_IN_QUARANTINE: [...phone, 'startDate'],
  AGREEMENT_NOT_FOUND: ['agreementName'],
  AGREEMENT_NOT_VALID: ['agreementName', 'startDate'],
  START_DATE_NOT_OFFERED: ['startDate'],
  ZONES_NOT_OFFERED: zoneFieldNames,
  PROFILE_NOT_OFFERED: ['profileId'],
  PRODUCT_NOT_OFFERED: [...zoneFieldNames, 'profileId', 'startDate'],
  PHONE_NOT_MOBILE: phone,
  EMPLOYEE_ID_TOO_SHORT: ['employeeId', 'agreementName'],
};
