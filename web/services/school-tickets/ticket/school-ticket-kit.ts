import { pathTo } from '@takst/contract/app/path-to.ts';
import { cancelSchoolTicket } from '@takst/contract/services/school-tickets/ticket/cancel-school-ticket.contract.ts';
import { endSchoolTicket } from '@takst/contract/services/school-tickets/ticket/end-school-ticket.contract.ts';
import { resendSchoolCode } from '@takst/contract/services/school-tickets/ticket/resend-school-code.contract.ts';
import { resendSchoolTicket } from '@takst/contract/services/school-tickets/ticket/resend-school-ticket.contract.ts';
import { isEndOffered } from '@takst/domain/services/school-tickets/school-ticket.rules.ts';
import { schoolEndDays } from '@takst/domain/services/school-tickets/ticket/end-days.rules.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useCancelNotes } from '#ticketing/tickets/cards/use-cancel-notes.ts';
import { codeJustSent } from '#ticketing/tickets/change/code-just-sent.ts';
import { lastMonthValid } from '#ticketing/tickets/change/last-month-valid.ts';
import type { TicketKit } from '#ticketing/tickets/change/ticket-kit.ts';
import { ticketOperation } from '#ticketing/tickets/change/ticket-operation.ts';
import type { OfferedEnds } from '#ticketing/tickets/use-last-day.ts';
import type { PupilTicket } from './pupil-ticket.ts';
import { undoSchoolEndOperation } from './undo-school-end.ts';

const paramsOf = ({ id }: { id: number }) => ({ params: { id } });

/** The calls of a school ticket, with the words of their failures (spec 3 §8). */
const operations: TicketKit<PupilTicket>['operations'] = {
  undoEnd: undoSchoolEndOperation,
  end: ticketOperation(endSchoolTicket, {
    texts: 'change-ticket',
    failed: 'changeErred',
    failedToast: 'changeErred',
    refusals: {
      TICKET_NOT_FOUND: 'ticketNotFound',
      TICKET_NOT_ENDABLE: 'ticketNotEndable',
      END_DATE_NOT_OFFERED: 'lastDayNotOffered',
    },
    input: ({ id, lastDay }) => ({ params: { id, isoDate: lastDay } }),
  }),
  cancel: ticketOperation(cancelSchoolTicket, {
    texts: 'change-ticket',
    failed: 'cancelErred',
    failedToast: 'cancelErred',
    refusals: {
      TICKET_NOT_FOUND: 'ticketNotFound',
      TICKET_NOT_PENDING: 'ticketNotPending',
      TICKET_ALREADY_HELD: 'heldBeforeCancel',
    },
    input: paramsOf,
  }),
  resendCode: ticketOperation(resendSchoolCode, {
    texts: 'change-ticket',
    failed: 'resendErred',
    failedToast: 'resendErred',
    refusals: {
      TICKET_NOT_FOUND: 'ticketNotFound',
      NO_PICKUP_CODE: 'noPickupCode',
      PICKUP_CODE_JUST_SENT: codeJustSent,
    },
    input: paramsOf,
  }),
  resendTicket: ticketOperation(resendSchoolTicket, {
    texts: 'change-ticket',
    failed: 'resendErred',
    failedToast: 'resendErred',
    refusals: { TICKET_NOT_FOUND: 'ticketNotFound', TICKET_NOT_RESENDABLE: 'ticketNotResendable' },
    input: paramsOf,
  }),
};

/** From today to the end that the ticket has: an end is only moved earlier (spec 3 §5). */
function useSchoolEnds(ticket: PupilTicket): OfferedEnds {
  const { today } = useSession();
  // A school ticket always has a last day, that of its school year.
  const last = ticket.expirationDate ?? today;
  const { choices, usual } = schoolEndDays(today, last);
  return {
    today,
    choices,
    arbitraryDates: true,
    until: last,
    usual,
    isOffered: (day) => isEndOffered(ticket, day, today),
  };
}

/** School tickets end with their school year unless somebody ends them earlier; nobody waits for a new one. */
export const schoolTicketKit: TicketKit<PupilTicket> = {
  operations,
  usePage:
    () =>
    ({ id }) =>
      pathTo('/skole/{id}', { id }),
  useOfferedEnds: useSchoolEnds,
  useNextStart: () => () => null,
  // A month is charged whole; the dialogs say which one is the last.
  usePricing: () => () => [],
  useCancelNotes,
  rules: {
    lastMonthCharged: lastMonthValid,
    isChargedAsHandedOut: () => false,
    lastOrderDay: (start) => start,
  },
};
