import type { ReadingContext } from '@takst/contract/ticketing/batches/read-cell.ts';
import {
  birthDates,
  nearDates,
} from '@takst/domain/ticketing/batches/column-kinds/date-from-text.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import * as z from 'zod/mini';
import type { Database, Transaction } from '#platform/db/database.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';
import type { BoundWork } from './batch-work.ts';

type ReadingRequest = {
  readonly tenant: TenantId;
  /** As they are stored. */
  readonly options: unknown;
  readonly today: Temporal.PlainDate;
};

/** What the reading of a batch's cells depends on. */
export async function readingContext(
  database: Database | Transaction,
  { service }: BoundWork,
  { tenant, options, today }: ReadingRequest,
): Promise<ReadingContext> {
  const { slashOrder } = z.parse(service.options, options);
  const zones = await zonesOn(database, tenant, today);
  return {
    tenant,
    dates: nearDates(today, slashOrder),
    births: birthDates(today, slashOrder),
    zoneNames: zones.map(({ name }) => name),
  };
}
