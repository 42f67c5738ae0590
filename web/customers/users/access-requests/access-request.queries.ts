import { getAccessRequest } from '@takst/contract/customers/users/access-requests/get-access-request.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { notFoundOnRefusal } from '#platform/api/not-found-on-refusal.ts';
import { replyOf } from '#platform/api/query.ts';

/** Its one refusal is that the request does not exist, or is not the user's to answer. */
export const accessRequestQuery = (id: number) => {
  const input = { params: { id } };
  return queryOptions({
    queryKey: [getAccessRequest.path, input] as const,
    queryFn: ({ signal }) => notFoundOnRefusal(replyOf(getAccessRequest, input, signal)),
  });
};
