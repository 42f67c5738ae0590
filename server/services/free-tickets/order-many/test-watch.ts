import { answerStreamType } from '@takst/contract/platform/calls/answer-stream.ts';
import { listMassOrders } from '@takst/contract/services/free-tickets/list-mass-orders.contract.ts';
import { hosts } from '#testing/portal/call-as.ts';
import { openStream } from '#testing/portal/open-stream.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { freeCompany } from '../test-free-order.ts';

/** A user's browser that has the answer with an ETag, or none. */
const requestOf = (portal: TestPortal, { tenant, token }: WorldUser, etag?: string) => ({
  path: `${listMassOrders.path.replace('{companyId}', String(freeCompany(portal).id))}?operations=all`,
  headers: {
    host: `${hosts[tenant]}:${portal.port}`,
    cookie: `takst_session=${token}`,
    ...(etag !== undefined && { 'if-none-match': etag }),
  },
});

/** Asks for the mass orders of the company with free tickets. */
export const askForMassOrders = (portal: TestPortal, user: WorldUser, etag?: string) =>
  portal.send(requestOf(portal, user, etag));

/** Opens a stream of them. */
export function streamMassOrders(portal: TestPortal, user: WorldUser, etag?: string) {
  const { path, headers } = requestOf(portal, user, etag);
  const accept = answerStreamType;
  return openStream({ port: portal.port, path, headers: { ...headers, accept } });
}
