import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { TicketRequest } from '@takst/contract/services/self-service/requests/ticket-request.schema.ts';
import { offeredProduct } from '@takst/domain/services/company-tickets/offered-product.rules.ts';
import { isRequestExpired } from '@takst/domain/services/self-service/requests/expired-request.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { loadOffer } from '#services/company-tickets/company-tickets.public.ts';
import type { Database } from '#platform/db/database.ts';

/** As JSON: dates are text, and zones are ids. */
export type TicketRequestRow = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly employeeId: string;
  readonly phoneCountryCode: string;
  readonly phone: string;
  readonly profileId: string;
  readonly zoneFrom: string | null;
  readonly zoneTo: string | null;
  readonly allZones: boolean;
  readonly nrOfZones: number;
  readonly startDate: string;
  readonly requestedAt: string;
  readonly agreementNumber: number;
  readonly invoiceReference: string;
  readonly service: SubscriberServiceId;
};

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
    const product = { ...zones, validAllZones: row.allZones, profileId, startDate };
    const sold = offeredProduct(offer, product);
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
