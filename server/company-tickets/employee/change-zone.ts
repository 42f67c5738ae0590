import { changeZone as route } from '@takst/contract/company-tickets/employee/change-zone.contract.ts';
import type { Outcome, Refusal } from '@takst/contract/route.ts';
import { continuationWithNewZones } from '@takst/domain/tickets/continued-ticket.rules.ts';
import { subscriberServiceIds as services } from '@takst/domain/tickets/ticket-service-id.ts';
import { isZoneChangeEmpty, type SoldZones } from '@takst/domain/tickets/zones-unchanged.rules.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { continueOne } from '#company-tickets/continue-one.ts';
import { findOfferedProduct } from '#company-tickets/find-offered-product.ts';
import type { Transaction } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import {
  productOf,
  ruledTicket,
  type TicketInHand,
  type TicketProduct,
  type Tickets,
} from '#tickets/tickets.public.ts';

type ZoneCall = Call<typeof route>;
type ZoneRefusal = { refused: Refusal<typeof route> };

const refuse = (code: Refusal<typeof route>['code']): ZoneRefusal => ({ refused: { code } });

/** Ends a ticket and continues it with new zones the day after (domain: Change of zone). */
export const changeZone = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, async (change, call): Promise<Outcome<typeof route>> => {
    const { scope, params, body, today } = call;
    const [ticket] = await tickets.take(change.tx, { scope, services, ids: [params.id], today });
    if (!ticket) return refuse('TICKET_NOT_FOUND');
    const product = await findNewProduct(change.tx, call, ticket);
    if ('refused' in product) return product;
    const { row } = ticket;
    const continuation = continuationWithNewZones(body.expiryDate);
    const continued = { ...continuation, kind: 'change-zone', row, product } as const;
    return { reply: await continueOne({ change, tickets }, continued, call) };
  });

/** Checks the new zones by the same rules as the page. */
async function findNewProduct(
  tx: Transaction,
  { scope, body, today }: ZoneCall,
  { row, rules }: TicketInHand,
): Promise<TicketProduct | ZoneRefusal> {
  const { newStart: startDate } = continuationWithNewZones(body.expiryDate);
  const refusal = rules.refuseContinuation(ruledTicket(row, today), startDate);
  if (refusal) return refuse(refusal);
  const { tenant } = scope;
  const { service, profile_id: profileId } = row;
  const request = { ...body, startDate, profileId };
  const product = await findOfferedProduct(tx, { tenant, service }, request);
  if ('refused' in product) return refuse(product.refused);
  return isZoneChangeEmpty(soldZones(productOf(row)), soldZones(product))
    ? refuse('ZONES_UNCHANGED')
    : product;
}

const soldZones = ({ zoneFrom: from, zoneTo: to, productId }: TicketProduct): SoldZones => ({
  choice: from === null || to === null ? { kind: 'all' } : { kind: 'zones', from, to },
  productId,
});
