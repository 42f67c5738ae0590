import { listRelatedEntries } from '@takst/contract/subscribers/list-related-entries.contract.ts';
import { queryOf } from '#api/query.ts';

/** All tickets of the person to whom a ticket belongs, newest first. */
export const relatedEntriesQuery = (ticketId: number) =>
  queryOf(listRelatedEntries, { params: { id: ticketId } });
