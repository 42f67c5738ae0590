import { orderSubscription } from '@takst/contract/services/subscriptions/order-subscription.contract.ts';
import { agreementOf, newPhone } from '#services/company-tickets/test-order.ts';
import type { Answer, CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany, WorldUser } from '#testing/portal/world.store.ts';

type OrderBody = CallInput<typeof orderSubscription>['body'];
type OrderOptions = { user?: WorldUser; company?: WorldCompany; key?: string };

/** Orders an e-bike for somebody new from the 1st of the next month, as the HR of the main company. */
export const subscribeIn =
  (portal: TestPortal) =>
  (
    changed: Partial<OrderBody> = {},
    { user, company, key }: OrderOptions = {},
  ): Promise<Answer> => {
    const at = company ?? portal.company('several-services');
    const body: OrderBody = {
      agreementId: Number(agreementOf(at)),
      type: 'JOULE',
      employeeId: '4711',
      firstName: 'Kari',
      lastName: 'Nordmann',
      phoneCountryCode: '+47',
      phone: newPhone(),
      startDate: '2026-04-01',
      ...changed,
    };
    const input = key === undefined ? { body } : { body, key };
    return portal.callAs(user ?? portal.user('hr', at.tenant), orderSubscription, input);
  };
