import type { cancelPendingTicket } from '@takst/contract/company-tickets/employee/cancel-pending-ticket.contract.ts';
import type { changeZone } from '@takst/contract/company-tickets/employee/change-zone.contract.ts';
import type { endCompanyTicket } from '@takst/contract/company-tickets/employee/end-company-ticket.contract.ts';
import type { resendPickupCode } from '@takst/contract/company-tickets/employee/resend-pickup-code.contract.ts';
import type { resendTicket } from '@takst/contract/company-tickets/employee/resend-ticket.contract.ts';
import type { updateContactDetails } from '@takst/contract/subscribers/update-contact-details.contract.ts';
import type { Route } from '@takst/contract/route.ts';
import { formatTime } from '#design/format.ts';
import type { RefusalTexts } from '#texts/refusal-texts.ts';

export type ChangeRefusals<R extends Route> = RefusalTexts<R, 'change-ticket'>;

const TICKET_NOT_FOUND = 'ticketNotFound';

export const endRefusals: ChangeRefusals<typeof endCompanyTicket> = {
  TICKET_NOT_FOUND,
  TICKET_NOT_ENDABLE: 'ticketNotEndable',
  END_DATE_NOT_OFFERED: 'lastDayNotOffered',
};

export const cancelRefusals: ChangeRefusals<typeof cancelPendingTicket> = {
  TICKET_NOT_FOUND,
  TICKET_NOT_PENDING: 'ticketNotPending',
};

export const zoneRefusals: ChangeRefusals<typeof changeZone> = {
  TICKET_NOT_FOUND,
  TICKET_NOT_CHANGEABLE: 'ticketNotChangeable',
  ZONES_UNCHANGED: 'zonesUnchanged',
  AGREEMENT_NOT_VALID: 'agreementNotValid',
  END_DATE_NOT_OFFERED: 'lastDayNotOffered',
  ZONES_NOT_OFFERED: 'zonesNotOffered',
  PRODUCT_NOT_OFFERED: 'productNotOffered',
};

export const codeRefusals: ChangeRefusals<typeof resendPickupCode> = {
  TICKET_NOT_FOUND,
  NO_PICKUP_CODE: 'noPickupCode',
  // Rounds up to the next minute: in the current one it may still be too early.
  PICKUP_CODE_JUST_SENT: (t, { nextAt }) =>
    t('codeJustSent', {
      time: formatTime(nextAt.round({ smallestUnit: 'minute', roundingMode: 'ceil' })),
    }),
};

export const resendRefusals: ChangeRefusals<typeof resendTicket> = {
  TICKET_NOT_FOUND,
  TICKET_NOT_RESENDABLE: 'ticketNotResendable',
};

export const detailsRefusals: ChangeRefusals<typeof updateContactDetails> = { TICKET_NOT_FOUND };
