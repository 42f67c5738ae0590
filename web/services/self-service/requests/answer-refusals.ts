import type { approveTicketRequest } from '@takst/contract/services/self-service/requests/approve-ticket-request.contract.ts';
import type { rejectTicketRequest } from '@takst/contract/services/self-service/requests/reject-ticket-request.contract.ts';
import { formatDate } from '#platform/design/format.ts';
import type { RefusalTexts } from '#platform/texts/refusal-texts.ts';

/** Why a request was not rejected. */
export const rejectionRefusals: RefusalTexts<typeof rejectTicketRequest, 'ticket-requests'> = {
  REQUEST_NOT_FOUND: 'requestGone',
  REQUEST_ALREADY_APPROVED: 'alreadyApproved',
  REQUEST_ALREADY_REJECTED: 'alreadyRejected',
  REQUEST_REPLACED: 'replaced',
};

/** Why a request was not approved: the order's own texts where its ticket cannot be ordered (spec 2 §8). */
export const approvalRefusals: RefusalTexts<typeof approveTicketRequest, 'ticket-requests'> = {
  ...rejectionRefusals,
  REQUEST_EXPIRED: 'requestExpired',
  TICKET_ALREADY_HELD: 'ticketAlreadyHeld',
  START_DATE_IN_QUARANTINE: (t, { expectedQuaranteenEndDate, lastOrder }) =>
    t('startDateInQuarantine', {
      expiry: formatDate(lastOrder.expirationDate),
      start: formatDate(expectedQuaranteenEndDate),
    }),
  AGREEMENT_NOT_FOUND: 'agreementNotValid',
  AGREEMENT_NOT_VALID: 'agreementNotValid',
  START_DATE_NOT_OFFERED: 'startDateNotOffered',
  ZONES_NOT_OFFERED: 'notSold',
  PROFILE_NOT_OFFERED: 'notSold',
  PRODUCT_NOT_OFFERED: 'notSold',
  PHONE_NOT_MOBILE: 'phoneNotMobile',
  EMPLOYEE_ID_TOO_SHORT: 'employeeIdTooShort',
};
