import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import { mayReopenOnSamePhone } from '@takst/domain/ticketing/tickets/end-correction.rules.ts';
import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { productsOn } from '#catalogue/products/products.public.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';
import {
  endedOn,
  isHandedOut,
  ofPerson,
  previousTicket,
  priceOfTicket,
  statusOf,
  type TicketRow,
} from '#ticketing/tickets/tickets.public.ts';

/** Names of zones and products and this month's prices, loaded once for any number of tickets. */
export async function ticketDescriber(
  database: Database,
  { tenant, today }: { tenant: TenantId; today: Temporal.PlainDate },
): Promise<(row: TicketRow) => IssuedTicket> {
  const thisMonth = firstOfMonth(today);
  const [products, zones] = await Promise.all([
    productsOn(database, { tenant }, thisMonth),
    zonesOn(database, tenant, today),
  ]);
  const zoneNames = new Map(zones.map((zone) => [zone.id, zone.name]));
  const productNames = new Map(products.map(({ id, name }) => [id, name]));
  const zoneName = (id: string | null) => (id === null ? null : (zoneNames.get(id) ?? id));
  return (ticket) => {
    const row = ofPerson(ticket);
    const previous = previousTicket(row);
    const { product_id: productId, profile_id: profileId, nr_of_zones: nrOfZones } = row;
    const zoneFrom = zoneName(row.zone_from);
    const zoneTo = zoneName(row.zone_to);
    return {
      id: row.id,
      subscriberId: row.holder_id,
      status: statusOf(row, today),
      firstName: row.first_name,
      lastName: row.last_name,
      employeeId: row.employee_id,
      phoneCountryCode: row.phone_country_code,
      phone: row.phone,
      startDate: row.start_date,
      expirationDate: row.expiration_date,
      downloadedToPhone: row.downloaded_at !== null,
      isHandedOut: isHandedOut(row),
      pickupCode: row.pickup_code,
      appId: row.app_id,
      profileId,
      profileName: profileName(profileId),
      productId,
      productName: productNames.get(productId) ?? { nb: productId, en: productId },
      pricePerMonth: priceOfTicket(products, { productId, profileId, nrOfZones }, thisMonth),
      nrOfZones,
      zones: [...new Set([zoneFrom, zoneTo].filter((name) => name !== null))],
      zoneFrom,
      zoneTo,
      allZones: row.all_zones,
      continuesId: row.continues_id,
      endedOn: endedOn(row),
      isContinued: row.is_continued,
      reopensId: previous && mayReopenOnSamePhone(previous, today) ? previous.id : null,
      invoiceReference: row.invoice_reference,
      agreementNumber: row.agreement_id,
    };
  };
}
