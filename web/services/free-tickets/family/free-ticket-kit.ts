import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { cancelFreeTicket } from '@takst/contract/services/free-tickets/ticket/cancel-free-ticket.contract.ts';
import { endFreeTicket } from '@takst/contract/services/free-tickets/ticket/end-free-ticket.contract.ts';
import { resendFreeCode } from '@takst/contract/services/free-tickets/ticket/resend-free-code.contract.ts';
import { resendFreeTicket } from '@takst/contract/services/free-tickets/ticket/resend-free-ticket.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { freeEndDays } from '@takst/domain/services/free-tickets/free-dates.rules.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useCancelNotes } from '#ticketing/tickets/cards/use-cancel-notes.ts';
import { codeJustSent } from '#ticketing/tickets/change/code-just-sent.ts';
import { lastMonthValid } from '#ticketing/tickets/change/last-month-valid.ts';
import type { TicketKit } from '#ticketing/tickets/change/ticket-kit.ts';
import { ticketOperation } from '#ticketing/tickets/change/ticket-operation.ts';
import type { OfferedEnds } from '#ticketing/tickets/use-last-day.ts';
import { cancelRefusals, endRefusals } from './end-refusals.ts';
import { undoFreeEndOperation } from './undo-free-end.ts';

const paramsOf = ({ id }: { id: number }) => ({ params: { id } });

const operations: TicketKit<FreeTicket>['operations'] = {
  undoEnd: undoFreeEndOperation,
  end: ticketOperation(endFreeTicket, {
    texts: 'change-ticket',
    failed: 'endFailed',
    failedToast: 'endFailed',
    refusals: endRefusals,
    input: ({ id, lastDay }) => ({ params: { id, isoDate: lastDay } }),
  }),
  cancel: ticketOperation(cancelFreeTicket, {
    texts: 'change-ticket',
    failed: 'cancelFailed',
    failedToast: 'cancelFailed',
    refusals: cancelRefusals,
    input: paramsOf,
  }),
  resendCode: ticketOperation(resendFreeCode, {
    texts: 'change-ticket',
    failed: 'codeFailed',
    failedToast: 'codeFailed',
    refusals: {
      TICKET_NOT_FOUND: 'ticketNotFound',
      NO_PICKUP_CODE: 'noPickupCode',
      PICKUP_CODE_JUST_SENT: codeJustSent,
    },
    input: paramsOf,
  }),
  resendTicket: ticketOperation(resendFreeTicket, {
    texts: 'change-ticket',
    failed: 'ticketResendFailed',
    failedToast: 'ticketResendFailed',
    refusals: { TICKET_NOT_FOUND: 'ticketNotFound', TICKET_NOT_RESENDABLE: 'ticketNotResendable' },
    input: paramsOf,
  }),
};

/** Any day from today to six months ahead, but no later than the end that the ticket has (spec 3 §5). */
export function useFreeEnds(endByRule: Temporal.PlainDate | null): OfferedEnds {
  const { today } = useSession();
  const { choices, last, usual } = freeEndDays(today, endByRule);
  return {
    today,
    choices,
    arbitraryDates: true,
    until: last,
    usual,
    isOffered: (day) =>
      Temporal.PlainDate.compare(day, today) >= 0 && Temporal.PlainDate.compare(day, last) <= 0,
  };
}

/** A free ticket may end on any day of a month. A holder without a free ticket may start one on any day. */
export const freeTicketKit: TicketKit<FreeTicket> = {
  operations,
  usePage:
    () =>
    ({ id }) =>
      pathTo('/fribilletter/{id}', { id }),
  useOfferedEnds: ({ expirationDate }) => useFreeEnds(expirationDate),
  useNextStart: () => () => null,
  // A month is charged whole; the dialogs say which one is the last.
  usePricing: () => () => [],
  useCancelNotes,
  rules: {
    lastMonthCharged: lastMonthValid,
    // A ticket is charged for months in which it is valid, whether it was fetched or not.
    isChargedAsHandedOut: () => false,
    lastOrderDay: (start) => start,
  },
};
