import type { FreeTicketRules } from '@takst/domain/services/free-tickets/free-ticket.rules.ts';
import {
  type Continuation,
  continuationFromNextMonth,
} from '@takst/domain/ticketing/tickets/continued-ticket.rules.ts';
import { mayOrderUnder } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import type { AgreementTerms } from '#customers/agreements/agreements.public.ts';
import {
  type ContinuedTicket,
  productOf,
  ruledTicket,
  type LockedTicket,
  type TicketRow,
} from '#ticketing/tickets/tickets.public.ts';

export type NewDepartment = AgreementTerms & { readonly id: number };

export type DepartmentRefusal =
  | 'AGREEMENT_NOT_FOUND'
  | 'AGREEMENT_NOT_VALID'
  | 'TICKET_NOT_CHANGEABLE'
  | 'DAY_NOT_OFFERED';

type DepartmentChangeRequest = {
  readonly department: NewDepartment | undefined;
  /** For a ticket on a phone; a card changes on the next 1st (spec 3 §7). Null for today. */
  readonly from: Temporal.PlainDate | null;
};

/** Whether another department has a ticket from a day on: code and card stay, and nobody is told. */
export function decideDepartmentChange(
  { row, rules, today }: LockedTicket<FreeTicketRules>,
  { department, from }: DepartmentChangeRequest,
): { readonly continued: ContinuedTicket } | { readonly refused: DepartmentRefusal } {
  if (!department || department.isDeleted || department.companyId !== row.company_id) {
    return { refused: 'AGREEMENT_NOT_FOUND' };
  }
  const continuation = continuationOf(row, { from, today });
  const { newStart: start } = continuation;
  const refused = rules.refuseContinuation(ruledTicket(row, today), start);
  if (refused) return { refused };
  const { agreementSubtypes } = ticketServiceAccess['free-tickets'];
  if (!mayOrderUnder(agreementSubtypes, department, { today, start })) {
    return { refused: 'AGREEMENT_NOT_VALID' };
  }
  const { id, invoiceReference } = department;
  return {
    continued: {
      ...continuation,
      kind: 'change-ticket-agreement',
      row,
      agreement: { id, invoiceReference },
      product: productOf(row),
    },
  };
}

function continuationOf(
  { medium, start_date: startDate }: TicketRow,
  { from, today }: { readonly from: Temporal.PlainDate | null; readonly today: Temporal.PlainDate },
): Continuation {
  if (medium === 'card') return continuationFromNextMonth({ startDate }, today);
  const day = from ?? today;
  const newStart = Temporal.PlainDate.compare(startDate, day) > 0 ? startDate : day;
  return { newStart, lastDay: newStart.subtract({ days: 1 }) };
}
