import { getAppTicket } from '@takst/contract/ticketing/tickets/phone/get-app-ticket.contract.ts';
import { getHolderTicket } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import type { HolderTicketOnTheWire } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import { redeemTicket } from '@takst/contract/ticketing/tickets/phone/redeem-ticket.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { saveTicketApp } from '#platform/access/ticket-app.store.ts';
import { idOf, newPhone, type OrderBody, orderIn } from '#services/company-tickets/test-order.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { type Answer, callLoosely } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { sentSms } from './test-sent.store.ts';

export type OrderedTicket = { id: number; code: string; phone: string; token: string };

const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;
/** How the demo app of an operator identifies itself. */
export const demoApp = (tenant: TenantId) => basic(`demo-app:demo-secret-${tenant}`);

/** A second ticket app of the main operator, as it names itself. */
export async function otherApp({ database }: TestPortal): Promise<string> {
  const app = { tenant: 'ruter', clientId: 'other-app', name: 'Other app' } as const;
  return basic(`other-app:${await database.transaction((tx) => saveTicketApp(tx, app))}`);
}

let apps = 0;

/** A portal as a ticket app (the demo app, or the one named) and the ticket's holder have it. */
export function phonesOf(portal: TestPortal, app?: string) {
  const authorizationAt = (tenant: TenantId): string => app ?? demoApp(tenant);
  return {
    /** An installation that nothing is known of. */
    newApp: (): string => `app-on-phone-${(apps += 1)}`,

    /** A ticket for somebody new, with what the SMS says of it. */
    async order(changed: Partial<OrderBody> = {}): Promise<OrderedTicket> {
      const phone = newPhone();
      const id = idOf(await orderIn(portal)({ phone, ...changed }));
      const [ticket] = await ticketsOfPhone(portal.database, phone);
      const [text = ''] = await sentSms(portal.database, `+47${phone}`);
      const token = /\/billett\/([\w-]+)$/.exec(text)?.[1] ?? '';
      return { id, phone, code: ticket?.pickup_code ?? '', token };
    },

    redeem(pickupCode: string, appId: string, tenant: TenantId = 'ruter'): Promise<Answer> {
      const caller = { tenant, authorization: authorizationAt(tenant) };
      const input = { body: { pickupCode, appId } };
      return callLoosely(portal.port, caller, { route: redeemTicket, input });
    },

    get(id: number, appId: string, tenant: TenantId = 'ruter'): Promise<Answer> {
      const caller = { tenant, authorization: authorizationAt(tenant) };
      const input = { params: { id }, query: { appId } };
      return callLoosely(portal.port, caller, { route: getAppTicket, input });
    },

    look(token: string, tenant: TenantId = 'ruter'): Promise<Answer> {
      return callLoosely(
        portal.port,
        { tenant },
        { route: getHolderTicket, input: { params: { token } } },
      );
    },
  };
}

export const shownIn = ({ json }: Answer) => json as HolderTicketOnTheWire;
