import type { TicketRequest } from '@takst/contract/self-service/requests/ticket-request.schema.ts';
import { offeredProduct } from '@takst/domain/company-tickets/offered-product.rules.ts';
import { isRequestExpired } from '@takst/domain/self-service/requests/expired-request.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { loadOffer } from '#company-tickets/company-tickets.public.ts';
import type { Database } from '#db/database.ts';
import type { TicketRequestRow } from './ticket-request-list.query.ts';

/** Describes rows of the list, with zones and prices as they are sold from the start on. */
export async function requestDescriber(
  database: Database,
  request: { tenant: TenantId; today: Temporal.PlainDate },
): Promise<(row: TicketRequestRow) => TicketRequest> {
  const { offerOn } = await loadOffer(database, request);
  return ({ zoneFrom, zoneTo, profileId, ...row }) => {
    const startDate = Temporal.PlainDate.from(row.startDate);
    const offer = offerOn(row.service, startDate);
    const nameOf = (id: string | null) => offer.zones.find((zone) => zone.id === id)?.name ?? id;
    const zones = { zoneFrom: nameOf(zoneFrom), zoneTo: nameOf(zoneTo) };
    const wish = { ...zones, validAllZones: row.allZones, profileId, startDate };
    const sold = offeredProduct(offer, wish);
    return {
      ...row,
      startDate,
      requestedAt: Temporal.Instant.from(row.requestedAt),
      zones: [...new Set(Object.values(zones))].filter((name) => name !== null),
      expired: isRequestExpired(startDate, request.today),
      pricePerMonthOre: typeof sold === 'string' ? null : sold.price.priceOre,
    };
  };
}
