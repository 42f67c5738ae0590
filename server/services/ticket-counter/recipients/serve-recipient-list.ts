import { counterRecipientList } from '@takst/contract/services/ticket-counter/recipients/counter-recipient-list.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { recipientKeys, recipientRows } from './recipient-rows.query.ts';

/** The earlier recipients of a company, from which a buyer picks the phones of a new order. */
export const serveRecipientList = (database: Database): readonly ServedRoute[] =>
  serveList(counterRecipientList, {
    rows: ({ scope, params }, choice) =>
      recipientRows(database, { scope, companyId: params.id }, choice),
    describe: () => (row) => ({ ...row, lastOrderedAt: Temporal.Instant.from(row.lastOrderedAt) }),
    columns: { lastOrder: { key: recipientKeys.lastOrder } },
  });
