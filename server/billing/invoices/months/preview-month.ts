import { previewMonth as route } from '@takst/contract/billing/invoices/preview-month.contract.ts';
import { isInvoicedHere } from '@takst/domain/billing/invoices/first-month.rules.ts';
import { sumOfOre, toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { vatOfSum } from '@takst/domain/platform/money/vat.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
import { describeMonthLine } from '#billing/invoices/invoice/describe-invoice.ts';
import { firstMonth } from './first-month.store.ts';
import { findMonth, type Month } from './month.query.ts';
import { findReachedAgreement } from './reached-agreement.query.ts';

const invoicedElsewhere: Month = { isClosed: false, lines: [] };

export const previewMonth = (database: Database, services: TicketServices) =>
  serve(route, async ({ scope, params: { agreement: agreementId, isoDate }, today }) => {
    const agreement = await findReachedAgreement(database, scope, agreementId);
    if (!agreement) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
    const { companyId, service } = agreement;
    const month = firstOfMonth(isoDate);
    const reach = { scope, companyId, agreementId, services, serviceIds: [service], today };
    const isHere = isInvoicedHere(month, await firstMonth(database, scope.tenant));
    const { isClosed, lines } = isHere
      ? await findMonth(database, reach, month)
      : invoicedElsewhere;
    const amounts = lines.map((line) => ({
      grossOre: line.priceOre * line.quantity,
      vatPercent: line.vatPercent,
    }));
    return {
      reply: {
        month,
        isInvoicedHere: isHere,
        isClosed,
        totalPrice: toKroner(sumOfOre(amounts.map(({ grossOre }) => grossOre))),
        totalVat: toKroner(vatOfSum(amounts)),
        invoiceLines: lines.map(describeMonthLine),
      },
    };
  });
