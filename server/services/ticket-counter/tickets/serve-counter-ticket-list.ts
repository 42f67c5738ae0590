import { counterTicketList } from '@takst/contract/services/ticket-counter/tickets/counter-ticket-list.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { loadCounterNames } from '../orders/counter-names.ts';
import { mediaInfoOf, stateOf, statusOfDelivery } from '../deliveries/describe-delivery.ts';
import { counterTicketKeys, counterTicketRows } from './counter-ticket-rows.query.ts';

/** The ticket history of a company (spec 3 §2). */
export const serveCounterTicketList = (database: Database): readonly ServedRoute[] =>
  serveList(counterTicketList, {
    rows: ({ scope, params, query, today }, choice) =>
      counterTicketRows(
        database,
        { scope, companyId: params.id, searchFor: query.searchFor, today },
        choice,
      ),
    describe: async ({ scope: { tenant }, today }) => {
      const names = await loadCounterNames(database, { tenant, today });
      return (row) => ({
        id: row.id,
        order: {
          id: row.orderId,
          purchaseDate: Temporal.Instant.from(row.orderedAt),
          invoiceReference: row.invoiceReference,
          personalReference: row.personalReference,
        },
        delivery: {
          type: 'TICKET' as const,
          id: row.id,
          status: statusOfDelivery(row, today),
          ...stateOf(row),
          mediaInfo: mediaInfoOf(row),
          productTemplateId: row.productId,
          productName: names.product(row.productId),
        },
      });
    },
    columns: { purchaseDate: { key: counterTicketKeys.purchaseDate } },
  });
