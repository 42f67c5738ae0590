import type { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { causesOfRefusals } from '@takst/domain/services/company-tickets/order-causes.rules.ts';
import { formatDate } from '#platform/design/format.ts';
import type { OperationCauses } from '#platform/operations/use-operation.ts';
import type { RefusalTexts } from '#platform/texts/refusal-texts.ts';

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

/** The fields that each refusal is about. */
export const orderCauses: OperationCauses<typeof orderCompanyTicket> =
  causesOfRefusals('agreementName');
