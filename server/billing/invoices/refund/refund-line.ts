import { refundLine as route } from '@takst/contract/billing/invoices/refund-line.contract.ts';
import {
  nextRefundAt,
  refundableOre,
  refuseRefund,
} from '@takst/domain/billing/invoices/refund-line.rules.ts';
import { kronerToOre, toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { scopeWith } from '#platform/scope/authorise.ts';
import { isWithinScope } from '#platform/scope/within-scope.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { findOpenedInvoice } from '#billing/invoices/invoice/invoice.query.ts';
import { linesIn, periodsOfInvoice } from '#billing/invoices/invoice/line.query.ts';
import { lockNumbers } from '#billing/invoices/run/issue-invoices.store.ts';
import { creditLine } from './credit-line.ts';
import { refundableLine } from './refundable-line.ts';
import { mayRefundSubscriptions } from './refund-setting.query.ts';

/** Refunds an amount of a line. The numbers are locked first: of two refunds of a line the second sees the first. */
export const refundLine = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, params, body, today, now }) => {
    const { tx } = change;
    const { tenant, userId } = scope;
    await lockNumbers(tx, tenant);
    const invoice = await findOpenedInvoice(tx, scope, params.id);
    if (invoice?.kind !== 'invoice') return { refused: { code: 'LINE_NOT_FOUND' } };
    const companyId = invoice.company_id;
    const mayRefund = isWithinScope(scopeWith(scope, 'invoices.refund'), companyId);
    if (!mayRefund) return { refused: { code: 'LINE_NOT_FOUND' } };
    const [line] = await linesIn(
      tx,
      periodsOfInvoice({ companyId, id: invoice.id }),
      params.lineId,
    );
    if (!line) return { refused: { code: 'LINE_NOT_FOUND' } };
    if (line.productType === 'MOBILITY') {
      const isOn =
        isWithinScope(scopeWith(scope, 'subscriptions.refund'), companyId) &&
        (await mayRefundSubscriptions(tx, companyId));
      if (!isOn) return { refused: { code: 'REFUND_SWITCHED_OFF' } };
    }
    const refundable = refundableLine(line);
    const amountOre = kronerToOre(body.amount);
    const refusal = refuseRefund(refundable, { amountOre, now });
    if (refusal === 'NEWLY_REFUNDED') {
      return { refused: { code: refusal, nextAt: nextRefundAt(refundable, now) } };
    }
    if (refusal === 'AMOUNT_TOO_HIGH') {
      return { refused: { code: refusal, refundable: toKroner(refundableOre(refundable)) } };
    }
    const creditNote = await creditLine(change, {
      tenant,
      companyId,
      agreementId: invoice.agreement_id,
      invoiceId: invoice.id,
      invoiceNumber: invoice.number,
      line,
      amountOre,
      today,
      now,
      description: body.description,
      refundedBy: userId,
    });
    return { reply: creditNote };
  });
