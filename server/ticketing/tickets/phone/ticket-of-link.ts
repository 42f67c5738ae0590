import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { TicketServices } from '#ticketing/tickets/ticket/ticket-service.ts';
import { type HolderLinks, holderOfTemporary, type HolderScope } from './holder-link.ts';
import { findContinuation, type PhoneTicketRow, ticketOfHolder } from './phone-ticket.query.ts';

type Link = {
  readonly tenant: TenantId;
  readonly token: string;
  readonly today: Temporal.PlainDate;
};

type LinkDependencies = { readonly links: HolderLinks; readonly services: TicketServices };

export type OpenedTicket = {
  readonly holder: HolderScope;
  readonly ticket: PhoneTicketRow;
  readonly next: Awaited<ReturnType<typeof findContinuation>>;
  readonly isTemporary: boolean;
};

/** The ticket of a link, or what a temporary one shows of it: no later than its own last day. */
export async function ticketOfLink(
  tx: Transaction,
  { links, services }: LinkDependencies,
  { tenant, token, today }: Link,
): Promise<OpenedTicket | undefined> {
  const holder = links.holderOf(tenant, token);
  if (holder) {
    const ticket = await ticketOfHolder(tx, holder);
    if (!ticket) return undefined;
    return { holder, ticket, next: await findContinuation(tx, ticket), isTemporary: false };
  }
  const temporary = links.temporaryOf(tenant, token);
  if (!temporary) return undefined;
  for (const service of Object.values(services)) {
    const temporaryTicket = await service.findTemporary?.(tx, temporary, today);
    if (!temporaryTicket) continue;
    const holderOfIt = holderOfTemporary(temporary, temporaryTicket.ticketId);
    const ticket = await ticketOfHolder(tx, holderOfIt);
    if (!ticket) return undefined;
    return {
      holder: holderOfIt,
      ticket: { ...ticket, expiration_date: temporaryTicket.lastDay },
      next: undefined,
      isTemporary: true,
    };
  }
  return undefined;
}
