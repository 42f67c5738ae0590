import { payOutCredit as route } from '@takst/contract/billing/invoices/credits/pay-out-credit.contract.ts';
import { mayPayOut } from '@takst/domain/billing/invoices/credits/set-off.rules.ts';
import { kronerToOre, toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { lockNumbers } from '#billing/invoices/run/issue-invoices.store.ts';
import { findCredit, insertPayOut } from './settlement.store.ts';

/** Registers a pay-out. Runs, refunds and payments wait for it: of two that take a credit the second sees the first. */
export const payOutCredit = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, body, today, now }) => {
    const { tx } = change;
    const { tenant, userId } = scope;
    await lockNumbers(tx, tenant);
    const credit = await findCredit(tx, { tenant, id: params.id });
    if (!credit) return { refused: { code: 'INVOICE_NOT_FOUND' } };
    const { companyId, number, invoiceDate, creditOre } = credit;
    const { note, paidOutOn } = body;
    const { compare } = Temporal.PlainDate;
    if (compare(paidOutOn, today) > 0 || compare(paidOutOn, invoiceDate) < 0)
      return { refused: { code: 'DAY_NOT_POSSIBLE' } };
    const amountOre = kronerToOre(body.amount);
    if (!mayPayOut(amountOre, creditOre))
      return { refused: { code: 'CREDIT_TOO_LOW', remaining: toKroner(creditOre) } };
    await insertPayOut(tx, {
      tenant,
      companyId,
      invoiceId: params.id,
      amountOre,
      paidOutOn,
      note,
      userId,
      now,
    });
    await change.record({
      companyId,
      kind: 'pay-out-credit',
      subject: { type: 'invoice', id: number },
      about: null,
      before: null,
      after: { totalAmount: amountOre, paidOutOn },
    });
    return { reply: { remaining: toKroner(creditOre - amountOre) } };
  });
