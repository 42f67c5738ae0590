import { listSubscriberTickets } from '@takst/contract/subscribers/list-subscriber-tickets.contract.ts';
import { queryOf } from '#api/query.ts';

/** All company tickets of a subscriber, newest first. */
export const employeeTicketsQuery = (subscriberId: number) =>
  queryOf(listSubscriberTickets, { params: { id: subscriberId } });
