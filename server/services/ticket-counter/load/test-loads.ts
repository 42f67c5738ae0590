import { findCardLoads } from '@takst/contract/services/ticket-counter/load/card-loads.contract.ts';
import { reportLoad } from '@takst/contract/services/ticket-counter/load/report-load.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import {
  adultOre,
  delivered,
  placeOrder,
} from '#services/ticket-counter/order/test-counter-order.ts';
import { demoApp } from '#ticketing/tickets/phone/test-phone.ts';

/** The card system of an operator: it calls as a ticket app. */
export function cardSystemOf(portal: TestPortal, tenant: TenantId = 'ruter') {
  const caller = { tenant, authorization: demoApp(tenant) };
  return {
    loadsOf: (cardNumber: string) =>
      callLoosely(portal.port, caller, { route: findCardLoads, input: { body: { cardNumber } } }),
    reportLoad: (deliveryId: number, cardNumber: string) =>
      callLoosely(portal.port, caller, {
        route: reportLoad,
        input: { body: { deliveryId, cardNumber } },
      }),
  };
}

/** Single tickets on cards, when their deliveries are made. */
export async function placeOnCards(portal: TestPortal, cardNumbers: readonly string[]) {
  const quantity = cardNumbers.length;
  const id = await placeOrder(portal, {
    mediaType: 'TRAVEL_CARD',
    lines: [{ profileId: 'ADULT', quantity, cardNumbers: [...cardNumbers] }],
    expectedOre: quantity * adultOre,
  });
  return { id, made: await delivered(portal, id) };
}
