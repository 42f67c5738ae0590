import { getUser } from '@takst/contract/customers/users/administration/get-user.contract.ts';
import { getUserRoles } from '@takst/contract/customers/users/administration/get-user-roles.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { notFoundOnRefusal } from '#platform/api/not-found-on-refusal.ts';
import { replyOf } from '#platform/api/query.ts';

/** Both calls have one refusal: the user does not exist, or the caller may not see them. */
export const userQuery = (id: number) => {
  const input = { params: { id } };
  return queryOptions({
    queryKey: [getUser.path, input] as const,
    queryFn: ({ signal }) => notFoundOnRefusal(replyOf(getUser, input, signal)),
  });
};

export const userRolesQuery = (id: number) => {
  const input = { params: { id } };
  return queryOptions({
    queryKey: [getUserRoles.path, input] as const,
    queryFn: ({ signal }) => notFoundOnRefusal(replyOf(getUserRoles, input, signal)),
  });
};
