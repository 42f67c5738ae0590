import type { CompanyTicket } from '@takst/contract/company-tickets/company-ticket.schema.ts';

/** Props of every change dialog on the employee page. */
export interface ChangeDialogProps {
  ticket: CompanyTicket;
  /** All tickets of the person, newest first. */
  tickets: readonly CompanyTicket[];
  onClose: () => void;
}
