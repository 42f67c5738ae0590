import { maxPeople } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import { listSubscribers } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import { replyOf } from '#api/query.ts';

/** All subscribers that match a search, up to the maximum of a change for many. */
export const everyoneWhoMatches = ({ companyId, search }: { companyId: number; search: string }) =>
  replyOf(listSubscribers, {
    params: { id: companyId },
    query: { maxEntries: maxPeople, offset: 0, searchFor: search },
  });
