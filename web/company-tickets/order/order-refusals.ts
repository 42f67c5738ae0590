import type { orderCompanyTicket } from '@takst/contract/company-tickets/order-company-ticket.contract.ts';
import { formatDate } from '#design/format.ts';
import type { RefusalTexts } from '#texts/refusal-texts.ts';

/** Why a ticket was not ordered (spec 2 §8). */
export const orderRefusals: RefusalTexts<typeof orderCompanyTicket, 'company-tickets'> = {
  TICKET_ALREADY_HELD: (say) => say('ticketAlreadyHeld'),
  START_DATE_IN_QUARANTINE: (say, { expectedQuaranteenEndDate, lastOrder }) =>
    say('startDateInQuarantine', {
      expiry: formatDate(lastOrder.expirationDate),
      start: formatDate(expectedQuaranteenEndDate),
    }),
  AGREEMENT_NOT_FOUND: (say) => say('agreementNotFound'),
  AGREEMENT_NOT_VALID: (say) => say('agreementNotValid'),
  START_DATE_NOT_OFFERED: (say) => say('startDateNotOffered'),
  ZONES_NOT_OFFERED: (say) => say('zonesNotOffered'),
  PROFILE_NOT_OFFERED: (say) => say('profileNotOffered'),
  PRODUCT_NOT_OFFERED: (say) => say('productNotOffered'),
  PHONE_NOT_MOBILE: (say) => say('phoneNotMobile'),
};
