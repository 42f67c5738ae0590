import {
  getInvoiceOverview as route,
  monthsInOverview,
} from '@takst/contract/invoices/get-invoice-overview.contract.ts';
import { toKroner } from '@takst/domain/money/ore.rules.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import { invoiceOverview } from './invoice-list.query.ts';

export const getInvoiceOverview = (database: Database) =>
  serve(route, async ({ scope, params, today }) => {
    const reach = { scope, companyId: params.id, today };
    const { months, firstMonth, lastMonth, ...counts } = await invoiceOverview(database, {
      ...reach,
      monthCount: monthsInOverview,
    });
    return {
      reply: {
        ...counts,
        firstMonth: firstMonth === null ? null : Temporal.PlainDate.from(firstMonth),
        lastMonth: lastMonth === null ? null : Temporal.PlainDate.from(lastMonth),
        months: months.map(({ month, totalOre }) => ({
          month: Temporal.PlainDate.from(month),
          totalPrice: toKroner(totalOre),
        })),
      },
    };
  });
