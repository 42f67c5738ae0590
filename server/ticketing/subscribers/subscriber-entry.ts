import type { SubscriberEntry } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';
import type { SubscriberRow } from './subscriber-row.query.ts';

/** Describes rows of the employee list, with the names of zones on a day. */
export async function subscriberDescriber(
  database: Database,
  { tenant, today }: { tenant: TenantId; today: Temporal.PlainDate },
): Promise<(row: SubscriberRow) => SubscriberEntry> {
  const zones = await zonesOn(database, tenant, today);
  const zoneNames = new Map(zones.map(({ id, name }) => [id, name]));
  return (row) => {
    if (!row.ticket) return { ...row, ticket: null };
    const { startDate, expirationDate, zoneFrom, zoneTo, ...ticket } = row.ticket;
    const zoneIds = [...new Set([zoneFrom, zoneTo])].filter((id) => id !== null);
    return {
      ...row,
      ticket: {
        ...ticket,
        startDate: Temporal.PlainDate.from(startDate),
        expirationDate: expirationDate === null ? null : Temporal.PlainDate.from(expirationDate),
        zones: zoneIds.map((id) => zoneNames.get(id) ?? id),
      },
    };
  };
}
