import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';

declare const admitted: unique symbol;

/**
 * What a ticket app's call may reach: the tickets of its operator whose codes come with the call,
 * and those that it has redeemed. Only `access/admit-ticket-app.ts` makes one.
 */
export type TicketAppScope = {
  readonly [admitted]: true;
  readonly tenant: TenantId;
  readonly clientId: string;
};
