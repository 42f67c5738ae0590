import { cancelFreeTicket } from '@takst/contract/services/free-tickets/ticket/cancel-free-ticket.contract.ts';
import { replaceFreeCard } from '@takst/contract/services/free-tickets/ticket/replace-free-card.contract.ts';
import type { CardRequest } from '@takst/contract/ticketing/travel-cards/card-request.schema.ts';
import { deactivateCard } from '@takst/contract/ticketing/travel-cards/deactivate-card.contract.ts';
import {
  countCardRequests,
  listCardRequests,
} from '@takst/contract/ticketing/travel-cards/list-card-requests.contract.ts';
import { setCardNumber } from '@takst/contract/ticketing/travel-cards/set-card-number.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { idOf } from '#services/company-tickets/test-order.ts';
import { freeCompany, onCard, orderFreeIn } from '#services/free-tickets/test-free-order.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

let used = 300_000_000;
/** Nine digits that no other test uses. */
export const newMadeNumber = (): string => String((used += 1));

type FreeOrder = Parameters<ReturnType<typeof orderFreeIn>>[0];

/** What the back office of an operator does, and what brings work to it. */
export function backOfficeOf(portal: TestPortal, tenant: TenantId = 'ruter') {
  const user = portal.user('operator', tenant);
  const params = (id: number) => ({ params: { id } });
  return {
    user,
    company: freeCompany(portal, tenant),
    /** The ticket of somebody new on a new card. */
    async orderCard(order: FreeOrder = {}): Promise<number> {
      const answer = await orderFreeIn(portal)(
        { ...onCard(), ...order },
        { user, company: freeCompany(portal, tenant) },
      );
      if (answer.status !== 200) throw new Error(answer.text);
      return idOf(answer);
    },
    /** A new person's ticket on a card that exists. */
    async orderExisting(number: string): Promise<number> {
      const answer = await orderFreeIn(portal)(onCard(number), {
        user,
        company: freeCompany(portal, tenant),
      });
      if (answer.status !== 200) throw new Error(answer.text);
      return idOf(answer);
    },
    async requests(query: CallInput<typeof listCardRequests>['query'] = {}) {
      const answer = await portal.callAs(user, listCardRequests, {
        query: { maxEntries: '100', ...query },
      });
      return (answer.json as { matches: CardRequest[] }).matches;
    },
    counts: async () => (await portal.callAs(user, countCardRequests, {})).json,
    make: (id: number, cardNumber: string) =>
      portal.callAs(user, setCardNumber, { params: { id, cardNumber } }),
    cancel: (id: number) => portal.callAs(user, cancelFreeTicket, params(id)),
    deactivate: (id: number) => portal.callAs(user, deactivateCard, params(id)),
    replace: (id: number, reason: 'lost' | 'defective' = 'lost') =>
      portal.callAs(user, replaceFreeCard, { ...params(id), body: { reason } }),
  };
}
