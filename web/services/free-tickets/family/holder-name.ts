import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';

export const holderName = ({
  firstName,
  lastName,
}: Pick<FreeTicket, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;
