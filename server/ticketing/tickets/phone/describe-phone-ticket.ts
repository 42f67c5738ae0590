import type { AppTicket } from '@takst/contract/ticketing/tickets/phone/phone-ticket.schema.ts';
import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { statusOf } from '#ticketing/tickets/ticket/ticket-facts.ts';
import type { Database } from '#platform/db/database.ts';
import { productsOn } from '#catalogue/products/products.public.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';
import type { PhoneTicketRow } from './phone-ticket.query.ts';
import { codeSigner, offlineCodeSigner, type SignedCode } from './sign-ticket-code.ts';

/** A ticket with names instead of ids, and with its inspection code while it is valid. */
export async function describePhoneTicket(
  database: Database,
  row: PhoneTicketRow,
  now: Temporal.Instant,
): Promise<AppTicket> {
  const { tenant } = row;
  const today = businessDayOf(now);
  const [products, zones] = await Promise.all([
    productsOn(database, { tenant }, today),
    zonesOn(database, tenant, today),
  ]);
  const { zone_from, zone_to, second_zone_from, second_zone_to } = row;
  const ends = [zone_from, zone_to, second_zone_from, second_zone_to];
  const zoneIds = [...new Set(ends.filter((id) => id !== null))];
  const status = statusOf(row, today);
  const facts = {
    id: row.id,
    startDate: row.start_date,
    expirationDate: row.expiration_date,
    profileId: row.profile_id,
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
    code: status === 'active' ? await codeSigner(database, now)(tenant, codedTicketOf(row)) : null,
  };
}

/** The code for when the holder's page has no network: that of a valid ticket, by `describePhoneTicket`. */
export const signOfflineCode = (
  database: Database,
  row: PhoneTicketRow,
  now: Temporal.Instant,
): Promise<SignedCode> => offlineCodeSigner(database, now)(row.tenant, codedTicketOf(row));

const codedTicketOf = (row: PhoneTicketRow) => ({
  id: row.id,
  startDate: row.start_date,
  expirationDate: row.expiration_date,
  zoneFrom: row.zone_from,
  zoneTo: row.zone_to,
  secondZoneFrom: row.second_zone_from,
  secondZoneTo: row.second_zone_to,
  productId: row.product_id,
  profileId: row.profile_id,
});

const unnamed = (id: string) => ({ nb: id, en: id });
