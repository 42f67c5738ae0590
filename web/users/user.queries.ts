import { getUser } from '@takst/contract/users/administration/get-user.contract.ts';
import { getUserRoles } from '@takst/contract/users/administration/get-user-roles.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { NotFound } from '#api/call-failures.ts';
import { Refused, replyOf } from '#api/query.ts';

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

/**
 * Both calls have one refusal: the user does not exist, or the caller may not see them. The page is
 * then not found.
 */
async function notFoundOnRefusal<Reply>(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    throw error instanceof Refused ? new NotFound() : error;
  }
}
