import { getPayrollOverview as route } from '@takst/contract/billing/payroll/get-payroll-overview.contract.ts';
import { isInvoicedHere } from '@takst/domain/billing/invoices/first-month.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { firstMonth } from '#billing/invoices/invoices.public.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { monthsWithChanges } from './payroll-changes.query.ts';
import { windowOf } from './payroll-reach.ts';

const none = { SUBSCRIBED: 0, UNSUBSCRIBED: 0, PRICE_CHANGED: 0 };

export const getPayrollOverview = (database: Database, services: TicketServices) =>
  serve(route, async (call) => {
    const rows = await monthsWithChanges(database, windowOf(call, services));
    const first = await firstMonth(database, call.scope.tenant);
    const months = rows.map(({ totalOre, counts, ...month }) => ({
      ...month,
      isInvoicedHere: month.isClosed || isInvoicedHere(month.month, first),
      totalPrice: toKroner(totalOre),
      counts: { ...none, ...counts },
    }));
    return { reply: { months } };
  });
