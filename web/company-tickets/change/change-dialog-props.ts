import type { CompanyTicket } from '@takst/contract/company-tickets/company-ticket.schema.ts';

/** What every change on the employee page is given. */
export interface ChangeDialogProps {
  ticket: CompanyTicket;
  /** All of the person's, newest first. */
  tickets: readonly CompanyTicket[];
  onClose: () => void;
}
