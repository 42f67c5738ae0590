import { counterOrderList } from '@takst/contract/services/ticket-counter/orders/counter-order-list.contract.ts';
import { kronerToOre } from '@takst/domain/platform/money/ore.rules.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serveList } from '#platform/http/list/serve-list.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import {
  countCell,
  dateCell,
  exactCell,
  oreCell,
  textCell,
} from '#platform/http/xlsx/xlsx-cells.ts';
import { loadCounterNames } from './counter-names.ts';
import { counterOrderListTexts } from './counter-order-list.texts.ts';
import {
  countCounterOrders,
  counterOrderKeys,
  counterOrderRows,
} from './counter-order-rows.query.ts';
import { describeCounterOrder } from './describe-counter-order.ts';

/** The order history of a company, with its counts and its file (spec 3 §2). */
export const serveCounterOrderList = (database: Database): readonly ServedRoute[] =>
  serveList(counterOrderList, {
    rows: (call, choice) => counterOrderRows(database, call, choice),
    describe: async ({ scope: { tenant }, today }) => {
      const names = await loadCounterNames(database, { tenant, today });
      return (row) => describeCounterOrder(row, names);
    },
    columns: {
      id: { cell: ({ id }) => textCell(String(id)) },
      purchaseDate: {
        key: counterOrderKeys.purchaseDate,
        cell: ({ purchaseDate }) => dateCell(businessDayOf(purchaseDate)),
      },
      orderedBy: {
        key: counterOrderKeys.orderedBy,
        width: 24,
        cell: ({ orderedBy }) => textCell(orderedBy),
      },
      product: {
        width: 24,
        cell: ({ productName }, { language }) =>
          textCell(productName?.[language] ?? counterOrderListTexts[language].unknownProduct),
      },
      mediaType: {
        cell: ({ mediaType }, { language }) =>
          textCell(counterOrderListTexts[language].medium[mediaType]),
      },
      ticketCount: {
        key: counterOrderKeys.ticketCount,
        cell: ({ ticketCount }) => countCell(ticketCount),
      },
      requestedTicketCount: {
        cell: ({ requestedTicketCount }) => countCell(requestedTicketCount),
      },
      totalPrice: {
        key: counterOrderKeys.totalPrice,
        cell: ({ totalPrice }) => oreCell(kronerToOre(totalPrice)),
      },
      invoiceReference: {
        key: counterOrderKeys.invoiceReference,
        width: 24,
        cell: ({ invoiceReference }) => exactCell(invoiceReference),
      },
      personalReference: {
        key: counterOrderKeys.personalReference,
        width: 24,
        cell: ({ personalReference }) => exactCell(personalReference),
      },
    },
    counts: ({ scope, params, now, today }) =>
      countCounterOrders(database, { scope, companyId: params.id, now, today }),
  });
