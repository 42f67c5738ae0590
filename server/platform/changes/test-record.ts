import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import type { Origin } from '#platform/http/call.ts';
import { recordChanges, type StoredChange } from './change.store.ts';

type Recorded = Partial<StoredChange> & {
  readonly tenant?: TenantId;
  readonly origin?: Partial<Origin>;
  readonly at?: string;
};

/** Records one change: the order of a ticket, where nothing else is said. */
export const recordTestChange = (
  database: Database,
  { tenant = 'ruter', origin = {}, at = '2026-03-28T11:00:00Z', ...change }: Recorded,
): Promise<void> =>
  database.transaction((tx) =>
    recordChanges(tx, {
      at: Temporal.Instant.from(at),
      origin: {
        tenant,
        userId: 1001,
        channel: 'portal',
        requestId: 'request-1',
        idempotency: null,
        ...origin,
      },
      changes: [
        {
          companyId: null,
          kind: 'order-ticket',
          subject: { type: 'ticket', id: 7 },
          about: null,
          before: null,
          after: null,
          ...change,
        },
      ],
    }),
  );
