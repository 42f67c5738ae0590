import type { CompanyTicket } from '@takst/contract/company-tickets/company-ticket.schema.ts';

type Listed = Pick<CompanyTicket, 'status'>;

/** Active and pending go on the active list; failed and others are on none (spec 2 §4). */
export const isOnActiveList = ({ status }: Listed): boolean =>
  status === 'active' || status === 'pending';

export const isOnExpiredList = ({ status }: Listed): boolean =>
  status === 'expired' || status === 'cancelled';
