import { previewInvoiceRun as route } from '@takst/contract/invoices/run/preview-invoice-run.contract.ts';
import { lastClosableMonth } from '@takst/domain/invoices/billing-period.rules.ts';
import { toKroner } from '@takst/domain/money/ore.rules.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import type { TicketServices } from '#tickets/tickets.public.ts';
import { previewRun } from './preview-run.ts';
import { closedSince } from './run.query.ts';

/** Months to compare with. */
const monthsBefore = 2;

export const previewInvoiceRun = (database: Database, services: TicketServices) =>
  serve(route, async ({ scope: { tenant }, today, now }) => {
    const since = lastClosableMonth(today).subtract({ months: monthsBefore });
    const closed = await closedSince(database, tenant, since);
    const part = await previewRun(database, { services, tenant, today, now });
    const { totalOre, problems, ...counts } = part;
    return {
      reply: {
        ...counts,
        totalPrice: toKroner(totalOre),
        problems: [...problems],
        closed: closed.map((one) => ({
          month: one.month,
          lines: one.lines,
          totalPrice: toKroner(one.totalOre),
        })),
      },
    };
  });
