import { importPayments as route } from '@takst/contract/billing/invoices/payments/import-payments.contract.ts';
import { readKid } from '@takst/domain/billing/invoices/kid.rules.ts';
import {
  identifyPayments,
  type IdentifiedPayment,
} from '@takst/domain/billing/invoices/payments/identify-payments.rules.ts';
import {
  type DecidedPayment,
  decidePayments,
} from '@takst/domain/billing/invoices/payments/match-payment.rules.ts';
import { accountFault } from '@takst/domain/billing/invoices/payments/operator-account.rules.ts';
import { sumOfOre } from '@takst/domain/platform/money/ore.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { hash } from 'node:crypto';
import type { Change, ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { Transaction } from '#platform/db/database.ts';
import { lockNumbers } from '#billing/invoices/run/issue-invoices.store.ts';
import { accountsOf, findPayableInvoices, paymentFiles } from './bank-payment.query.ts';
import {
  findPaymentFile,
  insertPaymentFile,
  insertPayments,
  insertRepeatedRows,
  knownPayments,
  type RepeatedRow,
} from './bank-payment.store.ts';
import { describePaymentFile } from './describe-payments.ts';
import { recordOf } from './record-of-payment.ts';
import { readPaymentFile } from './read-payment-file.ts';

/** Recorded in one statement. */
const recordedAtOnce = 1_000;

/**
 * Registers the payments of a file of the bank. Refunds and other files wait for it, so that of two the second sees
 * what the first has registered.
 */
export const importPayments = (changes: ChangePath) =>
  serveChange(route, changes, async (change, call) => {
    const { tx } = change;
    const { body, now, today } = call;
    const { tenant, userId } = call.scope;
    const bytes = Buffer.from(body.content, 'base64');
    const reading = readPaymentFile(bytes);
    if ('fault' in reading) {
      const { fault, line } = reading;
      return { refused: { code: 'FILE_REFUSED', fault, line, account: null, day: null } };
    }
    const wrong = accountFault(reading, await accountsOf(tx, tenant));
    if (wrong) return { refused: { code: 'FILE_REFUSED', line: null, day: null, ...wrong } };
    await lockNumbers(tx, tenant);
    const digest = hash('sha256', bytes, 'hex');
    const earlier = await findPaymentFile(tx, tenant, digest);
    if (earlier !== null)
      return { reply: await fileReply(change, { tenant, id: earlier, isRepeated: true }) };
    const identified = identifyPayments(reading.payments);
    const { newPayments, repeatedRows } = await withoutKnown(tx, tenant, identified);
    const file = { tenant, name: body.name, format: reading.format, digest, userId, now };
    const fileId = await insertPaymentFile(tx, file, {
      count: identified.length,
      repeated: repeatedRows.length,
      totalOre: sumOfOre(identified.map(({ amountOre }) => amountOre)),
    });
    if (fileId === null) throw new Error('the numbers were not locked');
    await insertRepeatedRows(tx, { tenant, fileId }, repeatedRows);
    const decided = decidePayments(newPayments, {
      invoices: await invoicesOf(tx, tenant, newPayments),
      today,
    });
    await insertPayments(tx, { tenant, fileId, userId, now }, decided);
    const registered = decided.filter(({ reason }) => reason === null);
    for (let at = 0; at < registered.length; at += recordedAtOnce) {
      const part = registered.slice(at, at + recordedAtOnce);
      await change.record(...part.flatMap(recordsOf));
    }
    return { reply: await fileReply(change, { tenant, id: fileId, isRepeated: false }) };
  });

/** The payments that no earlier file had, and which payments the other rows are. */
async function withoutKnown(
  tx: Transaction,
  tenant: TenantId,
  payments: readonly IdentifiedPayment[],
) {
  const knownIds = await knownPayments(
    tx,
    tenant,
    payments.map(({ key }) => key),
  );
  const repeatedRows = payments.flatMap(({ key, row }): RepeatedRow[] => {
    const paymentId = knownIds.get(key);
    return paymentId === undefined ? [] : [{ row, paymentId }];
  });
  return { newPayments: payments.filter(({ key }) => !knownIds.has(key)), repeatedRows };
}

/** The invoices that the payment references name. */
function invoicesOf(tx: Transaction, tenant: TenantId, payments: readonly IdentifiedPayment[]) {
  const numbers = payments.flatMap(({ kid }) => readKid(kid ?? '')?.invoiceNumber ?? []);
  return findPayableInvoices(tx, tenant, [...new Set(numbers)]);
}

const recordsOf = ({ payment: { amountOre }, invoice }: DecidedPayment) =>
  invoice
    ? [recordOf({ companyId: invoice.companyId, invoiceNumber: invoice.number, amountOre })]
    : [];

async function fileReply(
  { tx }: Change,
  { tenant, id, isRepeated }: { tenant: TenantId; id: number; isRepeated: boolean },
) {
  const [file] = await paymentFiles(tx, tenant, { id, max: 1 });
  if (!file) throw new Error(`payment file ${id} is gone`);
  return { ...describePaymentFile(file), isRepeated };
}
