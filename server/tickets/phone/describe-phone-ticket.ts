import type { AppTicket } from '@takst/contract/tickets/phone/phone-ticket.schema.ts';
import { profileName } from '@takst/domain/products/profiles.rules.ts';
import { businessDayOf } from '@takst/domain/time/business-day.rules.ts';
import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import { statusOf } from '#tickets/ticket-facts.ts';
import type { Database } from '#db/database.ts';
import { productsOn } from '#products/products.public.ts';
import { zonesOn } from '#zones/zones.public.ts';
import type { PhoneTicketRow } from './phone-ticket.query.ts';
import { codeSigner } from './sign-ticket-code.ts';

/** A ticket with names instead of ids, and with its inspection code while it is valid. */
export async function describePhoneTicket(
  database: Database,
  row: PhoneTicketRow,
  now: Temporal.Instant,
): Promise<AppTicket> {
  const tenant = tenantIds.find((id) => id === row.tenant) ?? 'ruter';
  const today = businessDayOf(now);
  const [products, zones] = await Promise.all([
    productsOn(database, { tenant }, today),
    zonesOn(database, tenant, today),
  ]);
  const zoneIds = [...new Set([row.zone_from, row.zone_to].filter((id) => id !== null))];
  const status = statusOf(row, today);
  const facts = {
    id: row.id,
    startDate: row.start_date,
    expirationDate: row.expiration_date,
    profileId: row.profile_id,
  };
  const codedTicket = {
    ...facts,
    zoneFrom: row.zone_from,
    zoneTo: row.zone_to,
    productId: row.product_id,
  };
  return {
    ...facts,
    status,
    productName: products.find(({ id }) => id === row.product_id)?.name ?? unnamed(row.product_id),
    profileName: profileName(row.profile_id),
    allZones: row.all_zones,
    zones: zoneIds.map((id) => zones.find((zone) => zone.id === id)?.name ?? id),
    zoneIds,
    firstName: row.first_name,
    downloadedToPhone: row.downloaded_at !== null,
    downloadedAt: row.downloaded_at,
    appId: row.app_id,
    code: status === 'active' ? await codeSigner(database, now)(tenant, codedTicket) : null,
  };
}

const unnamed = (id: string) => ({ nb: id, en: id });
