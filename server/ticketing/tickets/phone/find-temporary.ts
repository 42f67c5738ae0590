import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';

/** A temporary ticket by its link; only a valid token gives one (`HolderLinks`). */
export type TemporaryScope = { readonly tenant: TenantId; readonly temporaryId: number };

/** The ticket for which a temporary one stands in, and the last day on which it does; undefined for none. */
export type FindTemporary = (
  tx: Transaction,
  temporary: TemporaryScope,
  today: Temporal.PlainDate,
) => Promise<{ readonly ticketId: number; readonly lastDay: Temporal.PlainDate } | undefined>;
