import { cancelPendingTicket } from '@takst/contract/services/company-tickets/employee/cancel-pending-ticket.contract.ts';
import { changeTicketAgreement } from '@takst/contract/services/company-tickets/employee/change-ticket-agreement.contract.ts';
import { changeZone } from '@takst/contract/services/company-tickets/employee/change-zone.contract.ts';
import { endCompanyTicket } from '@takst/contract/services/company-tickets/employee/end-company-ticket.contract.ts';
import { resendPickupCode } from '@takst/contract/services/company-tickets/employee/resend-pickup-code.contract.ts';
import { resendTicket } from '@takst/contract/services/company-tickets/employee/resend-ticket.contract.ts';
import { lastSafeDay } from '@takst/domain/services/company-tickets/change-effect.rules.ts';
import {
  isChargedAsHandedOut,
  monthsCharged,
} from '@takst/domain/catalogue/products/charged-months.rules.ts';
import { lastDayForCurrentMonth } from '@takst/domain/platform/time/current-month.ts';
import { useOfferedEnds } from '#ticketing/subscribers/dates/use-offered-ends.ts';
import { codeJustSent } from '#ticketing/tickets/change/code-just-sent.ts';
import type { ZonedTicketKit } from '#ticketing/tickets/change/ticket-kit.ts';
import { ticketOperation } from '#ticketing/tickets/change/ticket-operation.ts';
import { usePersonPage } from '#ticketing/tickets/change/use-change-texts.ts';
import { zoneFieldNames } from '#ticketing/tickets/order-zones/zone-fields.ts';
import { undoEndOperation } from './undo-end.ts';
import { useChangeOffer } from './use-change-offer.ts';
import { useNextStart } from './use-next-start.ts';
import { usePricing } from './use-pricing.ts';

const texts = { texts: 'change-ticket', failed: 'failedTitle' } as const;
const paramsOf = ({ id }: { id: number }) => ({ params: { id } });

const operations: ZonedTicketKit['operations'] = {
  undoEnd: undoEndOperation,
  end: ticketOperation(endCompanyTicket, {
    ...texts,
    refusals: {
      TICKET_NOT_FOUND: 'ticketNotFound',
      TICKET_NOT_ENDABLE: 'ticketNotEndable',
      END_DATE_NOT_OFFERED: 'lastDayNotOffered',
    },
    input: ({ id, lastDay }) => ({ params: { id, isoDate: lastDay } }),
  }),
  cancel: ticketOperation(cancelPendingTicket, {
    ...texts,
    refusals: {
      TICKET_NOT_FOUND: 'ticketNotFound',
      TICKET_NOT_PENDING: 'ticketNotPending',
      TICKET_ALREADY_HELD: 'heldBeforeCancel',
    },
    input: paramsOf,
  }),
  resendCode: ticketOperation(resendPickupCode, {
    ...texts,
    refusals: {
      TICKET_NOT_FOUND: 'ticketNotFound',
      NO_PICKUP_CODE: 'noPickupCode',
      PICKUP_CODE_JUST_SENT: codeJustSent,
    },
    input: paramsOf,
  }),
  resendTicket: ticketOperation(resendTicket, {
    texts: 'change-ticket',
    failed: 'ticketResendFailed',
    failedToast: 'ticketResendFailed',
    refusals: { TICKET_NOT_FOUND: 'ticketNotFound', TICKET_NOT_RESENDABLE: 'ticketNotResendable' },
    input: paramsOf,
  }),
  changeZone: ticketOperation(changeZone, {
    ...texts,
    refusals: {
      TICKET_NOT_FOUND: 'ticketNotFound',
      TICKET_NOT_CHANGEABLE: 'ticketNotChangeable',
      ZONES_UNCHANGED: 'zonesUnchanged',
      AGREEMENT_NOT_VALID: 'agreementNotValid',
      END_DATE_NOT_OFFERED: 'lastDayNotOffered',
      ZONES_NOT_OFFERED: 'zonesNotOffered',
      PRODUCT_NOT_OFFERED: 'productNotOffered',
    },
    // The date of the form is the day after the last one.
    causes: {
      END_DATE_NOT_OFFERED: ['startDate'],
      AGREEMENT_NOT_VALID: ['startDate'],
      ZONES_UNCHANGED: zoneFieldNames,
      ZONES_NOT_OFFERED: zoneFieldNames,
    },
    input: ({ id, lastDay, productId, ...zones }) => ({
      params: { id },
      body: { ...zones, expiryDate: lastDay, ...(productId !== undefined && { productId }) },
    }),
  }),
  changeAgreement: ticketOperation(changeTicketAgreement, {
    ...texts,
    refusals: {
      TICKET_NOT_FOUND: 'ticketNotFound',
      TICKET_NOT_CHANGEABLE: 'referenceNotChangeable',
      AGREEMENT_NOT_FOUND: 'referenceNotValid',
      AGREEMENT_NOT_VALID: 'referenceNotValid',
    },
    input: ({ id, agreementName }) => ({ params: { id }, body: { agreementName } }),
  }),
};

/** Tickets of the people of a company, in housing too: a service built over them has the same calls and rules. */
export const companyTicketKit: ZonedTicketKit = {
  operations,
  usePage: usePersonPage,
  useOfferedEnds,
  useZoneOffer: useChangeOffer,
  useNextStart,
  usePricing,
  useCancelNotes: () => () => [],
  rules: {
    isChargedAsHandedOut,
    lastMonthCharged(endedTicket) {
      const { startDate, expirationDate } = endedTicket;
      const until = isChargedAsHandedOut(endedTicket) ? startDate : expirationDate;
      return (until && monthsCharged(endedTicket, until).at(-1)) ?? null;
    },
    lastSafeDay,
    lastOrderDay: (start) =>
      start.day === 1 ? start.with({ day: lastDayForCurrentMonth }) : start,
  },
};
