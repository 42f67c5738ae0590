import type { cancelPendingTicket } from '@takst/contract/company-tickets/cancel-pending-ticket.contract.ts';
import type { changeZone } from '@takst/contract/company-tickets/change-zone.contract.ts';
import type { endCompanyTicket } from '@takst/contract/company-tickets/end-company-ticket.contract.ts';
import type { resendPickupCode } from '@takst/contract/company-tickets/resend-pickup-code.contract.ts';
import type { resendTicket } from '@takst/contract/company-tickets/resend-ticket.contract.ts';
import type { updateContactDetails } from '@takst/contract/company-tickets/update-contact-details.contract.ts';
import type { Route } from '@takst/contract/route.ts';
import { formatTime } from '#design/format.ts';
import type { RefusalTexts } from '#texts/refusal-texts.ts';

export type ChangeRefusals<R extends Route> = RefusalTexts<R, 'change-ticket'>;

const TICKET_NOT_FOUND: ChangeRefusals<typeof updateContactDetails>['TICKET_NOT_FOUND'] = (t) =>
  t('ticketNotFound');

export const endRefusals: ChangeRefusals<typeof endCompanyTicket> = {
  TICKET_NOT_FOUND,
  TICKET_NOT_ENDABLE: (t) => t('ticketNotEndable'),
  END_DATE_NOT_OFFERED: (t) => t('lastDayNotOffered'),
};

export const cancelRefusals: ChangeRefusals<typeof cancelPendingTicket> = {
  TICKET_NOT_FOUND,
  TICKET_NOT_PENDING: (t) => t('ticketNotPending'),
};

export const zoneRefusals: ChangeRefusals<typeof changeZone> = {
  TICKET_NOT_FOUND,
  TICKET_NOT_CHANGEABLE: (t) => t('ticketNotChangeable'),
  ZONES_UNCHANGED: (t) => t('zonesUnchanged'),
  AGREEMENT_NOT_VALID: (t) => t('agreementNotValid'),
  END_DATE_NOT_OFFERED: (t) => t('lastDayNotOffered'),
  ZONES_NOT_OFFERED: (t) => t('zonesNotOffered'),
  PRODUCT_NOT_OFFERED: (t) => t('productNotOffered'),
};

export const codeRefusals: ChangeRefusals<typeof resendPickupCode> = {
  TICKET_NOT_FOUND,
  NO_PICKUP_CODE: (t) => t('noPickupCode'),
  // The next whole minute: at the one that has begun it may still be too early.
  PICKUP_CODE_JUST_SENT: (t, { nextAt }) =>
    t('codeJustSent', {
      time: formatTime(nextAt.round({ smallestUnit: 'minute', roundingMode: 'ceil' })),
    }),
};

export const resendRefusals: ChangeRefusals<typeof resendTicket> = {
  TICKET_NOT_FOUND,
  TICKET_NOT_RESENDABLE: (t) => t('ticketNotResendable'),
};

export const detailsRefusals: ChangeRefusals<typeof updateContactDetails> = { TICKET_NOT_FOUND };
