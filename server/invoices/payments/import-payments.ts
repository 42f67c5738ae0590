import { importPayments as route } from '@takst/contract/invoices/payments/import-payments.contract.ts';
import type { BankPayment } from '@takst/domain/invoices/payments/bank-payment.ts';
import { sumOfOre } from '@takst/domain/money/ore.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { hash } from 'node:crypto';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { lockNumbers } from '#invoices/run/issue-invoices.store.ts';
import { paymentFiles } from './bank-payment.query.ts';
import {
  findPaymentFile,
  insertPaymentFile,
  knownReferences,
  type ReferencedPayment,
  registerPayments,
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
  serveChange(route, changes, async (change, { scope: { tenant, userId }, body, now }) => {
    const { tx } = change;
    const bytes = Buffer.from(body.content, 'base64');
    const reading = readPaymentFile(bytes);
    if ('fault' in reading) {
      return { refused: { code: 'FILE_REFUSED', fault: reading.fault, line: reading.line } };
    }
    await lockNumbers(tx, tenant);
    const digest = hash('sha256', bytes, 'hex');
    const earlier = await findPaymentFile(tx, tenant, digest);
    if (earlier !== null)
      return { reply: await fileReply(change, { tenant, id: earlier, isRepeated: true }) };
    const referenced = withReferences(reading.payments, digest);
    const known = await knownReferences(tx, tenant, [...referenced.keys()]);
    const payments = [...referenced.values()].filter(({ reference }) => !known.has(reference));
    const file = { tenant, name: body.name, format: reading.format, digest, userId, now };
    const fileId = await insertPaymentFile(tx, file, {
      count: reading.payments.length,
      repeated: reading.payments.length - payments.length,
      totalOre: sumOfOre(reading.payments.map(({ amountOre }) => amountOre)),
    });
    if (fileId === null) throw new Error('the numbers were not locked');
    const registered = await registerPayments(tx, { tenant, fileId, userId, now }, payments);
    for (let at = 0; at < registered.length; at += recordedAtOnce) {
      const part = registered.slice(at, at + recordedAtOnce);
      await change.record(...part.map(recordOf));
    }
    return { reply: await fileReply(change, { tenant, id: fileId, isRepeated: false }) };
  });

/**
 * By their references, each once. The amount is part of one, as it is of the payment; where the bank gave none, file and
 * place are.
 */
const withReferences = (
  payments: readonly BankPayment[],
  digest: string,
): ReadonlyMap<string, ReferencedPayment> =>
  new Map(
    payments.map((payment, place) => {
      const { amountOre } = payment;
      const reference = `${payment.reference ?? `file ${digest} ${place}`} ${amountOre}`;
      return [reference, { ...payment, reference }];
    }),
  );

async function fileReply(
  { tx }: Change,
  { tenant, id, isRepeated }: { tenant: TenantId; id: number; isRepeated: boolean },
) {
  const [file] = await paymentFiles(tx, tenant, { id, max: 1 });
  if (!file) throw new Error(`payment file ${id} is gone`);
  return { ...describePaymentFile(file), isRepeated };
}
