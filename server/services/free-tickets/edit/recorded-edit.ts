import type { DecidedFreeEdit } from '@takst/domain/services/free-tickets/edit/decide-free-edit.rules.ts';
import type { TicketToEdit } from '@takst/domain/services/free-tickets/edit/free-edit.ts';
import type { EditableFields } from '@takst/domain/services/free-tickets/new-ticket-because-of.rules.ts';
import type { Department } from '#services/free-tickets/order/load-free-order-facts.ts';
import { productOfSale, type TicketRow } from '#ticketing/tickets/tickets.public.ts';

type RecordedEdit = {
  readonly row: TicketRow;
  readonly ticket: TicketToEdit;
  readonly decided: DecidedFreeEdit<Department>;
};

/** What was and what is from now on; the history shows what differs. */
export const recordedEdit = ({
  row,
  ticket,
  decided: { edited, agreement, sold },
}: RecordedEdit) => ({
  before: {
    ...recordedFields(ticket),
    ...productOfSale(ticket.sold),
    invoiceReference: row.invoice_reference,
  },
  after: {
    ...recordedFields(edited),
    ...productOfSale(sold),
    invoiceReference: agreement.invoiceReference,
  },
});

const recordedFields = ({
  firstName,
  lastName,
  employeeId,
  birthDate,
  holderType,
  profileId,
  medium,
  phone,
}: EditableFields) => ({
  firstName,
  lastName,
  employeeId,
  birthDate,
  holderType,
  profileId,
  medium,
  ...phone,
});
