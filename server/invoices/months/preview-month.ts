import { previewMonth as route } from '@takst/contract/invoices/preview-month.contract.ts';
import { sumOfOre, toKroner } from '@takst/domain/money/ore.rules.ts';
import { vatOfSum } from '@takst/domain/money/vat.rules.ts';
import { firstOfMonth } from '@takst/domain/time/month.rules.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
import type { TicketServices } from '#tickets/tickets.public.ts';
import { describeMonthLine } from '#invoices/describe-invoice.ts';
import { findMonth } from './month.query.ts';
import { findReachedAgreement } from './reached-agreement.query.ts';

export const previewMonth = (database: Database, services: TicketServices) =>
  serve(route, async ({ scope, params: { agreement: agreementId, isoDate } }) => {
    const agreement = await findReachedAgreement(database, scope, agreementId);
    if (!agreement) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
    const { companyId, service } = agreement;
    const month = firstOfMonth(isoDate);
    const reach = { scope, companyId, agreementId, services, serviceIds: [service] };
    const { isClosed, lines } = await findMonth(database, reach, month);
    const amounts = lines.map((line) => ({
      grossOre: line.priceOre * line.quantity,
      vatPercent: line.vatPercent,
    }));
    return {
      reply: {
        month,
        isClosed,
        totalPrice: toKroner(sumOfOre(amounts.map(({ grossOre }) => grossOre))),
        totalVat: toKroner(vatOfSum(amounts)),
        invoiceLines: lines.map(describeMonthLine),
      },
    };
  });
