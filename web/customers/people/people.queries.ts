import {
  findPersonalData,
  listPersonRequests,
} from '@takst/contract/app/people/personal-data.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { queryOf, replyOf } from '#platform/api/query.ts';
import type { Language } from '#platform/texts/page-facts.ts';

/** What is known of a phone; the server names it in the language of the page. */
export const personQuery = (phone: string, language: Language) =>
  queryOptions({
    queryKey: [findPersonalData.path, phone, language],
    queryFn: ({ signal }) => replyOf(findPersonalData, { body: { number: phone } }, signal),
  });

const refetchMs = 2_000;

/** The last files and erasures; an erasure that waits for its job is looked after. */
export const personRequestsQuery = {
  ...queryOf(listPersonRequests, { query: { maxEntries: 25 } }),
  refetchInterval: ({
    state,
  }: {
    state: { data?: { matches: readonly { state: string }[] } | undefined };
  }) => (state.data?.matches.some((one) => one.state === 'waiting') ? refetchMs : (false as const)),
};
