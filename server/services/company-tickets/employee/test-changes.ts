import { cancelPendingTicket } from '@takst/contract/services/company-tickets/employee/cancel-pending-ticket.contract.ts';
import { changePhone } from '@takst/contract/services/company-tickets/employee/change-phone.contract.ts';
import { changeTicketAgreement } from '@takst/contract/services/company-tickets/employee/change-ticket-agreement.contract.ts';
import { changeZone } from '@takst/contract/services/company-tickets/employee/change-zone.contract.ts';
import { endCompanyTicket } from '@takst/contract/services/company-tickets/employee/end-company-ticket.contract.ts';
import { getCompanyTicket } from '@takst/contract/services/company-tickets/get-company-ticket.contract.ts';
import { resendPickupCode } from '@takst/contract/services/company-tickets/employee/resend-pickup-code.contract.ts';
import { undoEnd } from '@takst/contract/services/company-tickets/employee/undo-end.contract.ts';
import { resendTicket } from '@takst/contract/services/company-tickets/employee/resend-ticket.contract.ts';
import { updateContactDetails } from '@takst/contract/ticketing/subscribers/update-contact-details.contract.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';

const norwegian = (phone: string) => ({ phoneCountryCode: '+47', phone });

export type ZoneBody = CallInput<typeof changeZone>['body'];

/** The calls of the employee page, as one user. */
export function changesAs(portal: TestPortal, user: WorldUser = portal.user('hr')) {
  const as = portal.callAs;
  return {
    show: async (id: number) => (await as(user, getCompanyTicket, { params: { id } })).json,
    cancel: (id: number) => as(user, cancelPendingTicket, { params: { id } }),
    end: (id: number, isoDate: string) => as(user, endCompanyTicket, { params: { id, isoDate } }),
    undoEnd: (id: number) => as(user, undoEnd, { params: { id } }),
    changeZone: (id: number, body: ZoneBody) => as(user, changeZone, { params: { id }, body }),
    changePhone: (id: number, from: string, to: string) =>
      as(user, changePhone, {
        params: { id },
        body: { ...norwegian(to), previous: norwegian(from) },
      }),
    changeAgreement: (id: number, agreementName: string) =>
      as(user, changeTicketAgreement, { params: { id }, body: { agreementName } }),
    sendCode: (id: number) => as(user, resendPickupCode, { params: { id } }),
    resend: (id: number) => as(user, resendTicket, { params: { id } }),
    rename: (id: number, body: CallInput<typeof updateContactDetails>['body']) =>
      as(user, updateContactDetails, { params: { id }, body }),
  };
}

export const refused = (code: string, status: number, details = {}) => ({
  status,
  json: { code, ...details },
});
