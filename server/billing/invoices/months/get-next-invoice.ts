import { getNextInvoice as route } from '@takst/contract/billing/invoices/get-next-invoice.contract.ts';
import { nextClosing } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import { isInvoicedHere } from '@takst/domain/billing/invoices/first-month.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { firstMonth } from './first-month.store.ts';
import { totalsOfMonths } from './month.query.ts';

/** The estimate of the next invoice, beside what the month before cost. */
export const getNextInvoice = (database: Database, services: TicketServices) =>
  serve(route, async ({ scope, params: { id: companyId }, today }) => {
    const { month, day } = nextClosing(today);
    const lastMonth = month.subtract({ months: 1 });
    const first = await firstMonth(database, scope.tenant);
    if (!isInvoicedHere(month, first)) return { reply: { next: null } };
    const hasLast = isInvoicedHere(lastMonth, first);
    const [totalOre = 0, lastOre = 0] = await totalsOfMonths(database, {
      scope,
      companyId,
      services,
      months: hasLast ? [month, lastMonth] : [month],
      today,
    });
    return {
      reply: {
        next: {
          month,
          invoiceDate: day,
          totalPrice: toKroner(totalOre),
          sinceLast: hasLast ? toKroner(totalOre - lastOre) : null,
        },
      },
    };
  });
