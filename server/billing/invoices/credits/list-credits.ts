import {
  type CreditEntry,
  listCredits as route,
} from '@takst/contract/billing/invoices/credits/list-credits.contract.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { creditPage, type CreditRow } from './credit.query.ts';

export const listCredits = (database: Database) =>
  serve(route, async ({ scope: { tenant }, query }) => {
    const { totalEntries, matches } = await creditPage(database, { ...query, tenant });
    return { reply: { totalEntries, matches: matches.map(describeCredit) } };
  });

const describeCredit = ({
  amountOre,
  day,
  invoiceId,
  invoiceNumber,
  setOffId,
  setOffNumber,
  ...row
}: CreditRow): CreditEntry => ({
  ...row,
  invoice: { id: invoiceId, invoiceNumber },
  amount: toKroner(amountOre),
  day: Temporal.PlainDate.from(day),
  setOffAgainst:
    setOffId === null || setOffNumber === null
      ? null
      : { id: setOffId, invoiceNumber: setOffNumber },
});
