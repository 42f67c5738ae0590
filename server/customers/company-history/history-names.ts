import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { BilingualText } from '@takst/domain/platform/texts/bilingual-text.ts';
import type { Database } from '#platform/db/database.ts';

/** Names of the ids and codes in recorded changes. */
export type HistoryNames = {
  readonly tenant: TenantId;
  readonly zones: ReadonlyMap<string, string>;
  readonly products: ReadonlyMap<string, BilingualText>;
};

/** Loads the names as they are on a day; the catalogue has them. */
export type LoadHistoryNames = (
  database: Database,
  tenant: TenantId,
  today: Temporal.PlainDate,
) => Promise<HistoryNames>;
