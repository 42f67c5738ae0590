import type {
  BankPayment,
  BankReference,
  PaymentFileFault,
  ParsedPaymentFile,
} from './bank-payment.ts';
import { isBankAmount, isBankText } from './bank-text.rules.ts';

/** A fault and its line. */
class OcrFault extends Error {
  readonly fault: PaymentFileFault;
  readonly line: number;
  constructor(fault: PaymentFileFault, line: number) {
    super(fault);
    this.fault = fault;
    this.line = line;
  }
}

type OcrRecord = {
  readonly text: string;
  readonly line: number;
  readonly kind: string;
};

/** Every record has 80 characters; some banks leave the last filler out. */
const recordLength = 80;
const ocrGiro = '09';

/** Payments that are taken back: with a payment reference (18), and with a text (20). */
const reversals: ReadonlySet<string> = new Set(['18', '20']);

/** Whether a text begins as a transmission to Nets does. */
export const isOcrGiro = (text: string): boolean => text.startsWith('NY000010');

/**
 * Reads an OCR giro file: a transmission (10 to 89) of assignments (20 to 88), each of transactions whose amount
 * item 1 (30) has day, amount and KID, and item 2 (31) the number of the form. The sums and counts at the ends must
 * be right: a file of which a part is missing is refused as a whole.
 */
export function readOcrGiro(text: string): ParsedPaymentFile {
  try {
    const payments = paymentsIn(recordsOf(text));
    return { payments, accounts: [...new Set(payments.map(({ account }) => account))] };
  } catch (error) {
    if (error instanceof OcrFault) return { fault: error.fault, line: error.line };
    throw error;
  }
}

function recordsOf(text: string): OcrRecord[] {
  const lines = text.trimEnd().split(/\r\n|\n|\r/);
  return lines.map((one, index) => {
    const line = index + 1;
    const isRecord = one.length <= recordLength && /^NY\d{6}/.test(one) && isBankText(one);
    if (!isRecord) throw new OcrFault('DAMAGED', line);
    return { text: one.padEnd(recordLength, '0'), line, kind: one.slice(6, 8) };
  });
}

/** Digits of a record, from and to as the format counts them: from 1, both included. */
function digitsOf({ text, line }: OcrRecord, from: number, to: number): string {
  const digits = text.slice(from - 1, to);
  if (!/^\d+$/.test(digits)) throw new OcrFault('DAMAGED', line);
  return digits;
}

function amountOf(record: OcrRecord, from: number, to: number): number {
  const ore = Number(digitsOf(record, from, to));
  if (!Number.isSafeInteger(ore)) throw new OcrFault('DAMAGED', record.line);
  return ore;
}

/** `210326` is 21 March 2026. */
function dateOf(record: OcrRecord, from: number, to: number): Temporal.PlainDate {
  const digits = digitsOf(record, from, to);
  try {
    return Temporal.PlainDate.from(
      `20${digits.slice(4)}${digits.slice(2, 4)}${digits.slice(0, 2)}`,
    );
  } catch {
    throw new OcrFault('DAMAGED', record.line);
  }
}

type Assignment = { account: string; firstRecord: number; payments: BankPayment[] };

function paymentsIn(records: readonly OcrRecord[]): BankPayment[] {
  const payments: BankPayment[] = [];
  let assignment: Assignment | null = null;
  let isClosed = false;
  for (const [index, record] of records.entries()) {
    const { kind, line } = record;
    const isFirst = index === 0;
    if (isClosed || isFirst !== (kind === '10')) throw new OcrFault('DAMAGED', line);
    if (kind === '20') {
      if (assignment) throw new OcrFault('DAMAGED', line);
      assignment = { account: digitsOf(record, 25, 35), firstRecord: index, payments: [] };
    } else if (kind === '30' && assignment) {
      assignment.payments.push(paymentOf(record, records[index + 1], assignment.account));
    } else if (kind === '88' && assignment) {
      checkEnd(record, assignment.payments, index - assignment.firstRecord + 1);
      payments.push(...assignment.payments);
      assignment = null;
    } else if (kind === '89' && !assignment) {
      checkEnd(record, payments, records.length);
      isClosed = true;
    } else if (!['10', '31', '32'].includes(kind) || (!assignment && !isFirst)) {
      throw new OcrFault('DAMAGED', line);
    }
  }
  if (!isClosed) throw new OcrFault('DAMAGED', records.length);
  if (payments.length === 0) throw new OcrFault('NO_PAYMENTS', records.length);
  return payments;
}

/** Item 1, with the number of the form in item 2 behind it. */
function paymentOf(record: OcrRecord, second: OcrRecord | undefined, account: string): BankPayment {
  const { text, line } = record;
  const type = text.slice(4, 6);
  if (text.slice(2, 4) !== ocrGiro || Number(type) < 10 || Number(type) > 21)
    throw new OcrFault('DAMAGED', line);
  if (second?.kind !== '31') throw new OcrFault('DAMAGED', line + 1);
  const isReversed = reversals.has(type) || text[31] === '-';
  const amountOre = amountOf(record, 33, 49);
  if (!isBankAmount(amountOre)) throw new OcrFault('DAMAGED', line);
  const kid = text.slice(49, 74).trim();
  return {
    account,
    reference: referenceOf(record, second),
    amountOre: isReversed ? -amountOre : amountOre,
    paidOn: dateOf(record, 16, 21),
    kid: kid === '' ? null : kid,
    payer: null,
    isUndivided: false,
  };
}

/**
 * Day, centre, day code, settlement and serial number are one payment's own at Nets, with the number of the form. Null
 * where serial number and form are zeros: then nothing tells two payments of a settlement apart.
 */
function referenceOf(first: OcrRecord, second: OcrRecord): BankReference | null {
  const form = digitsOf(second, 16, 25);
  if (/^0+$/.test(digitsOf(first, 27, 31) + form)) return null;
  return { text: `${digitsOf(first, 16, 31)} ${form} ${first.text.slice(4, 6)}`, isOwn: true };
}

/** Numbers of transactions and of records, and the sum: as the bank counted them. */
function checkEnd(end: OcrRecord, payments: readonly BankPayment[], records: number): void {
  const sum = payments.reduce((total, { amountOre }) => total + amountOre, 0);
  const ofAmounts = payments.reduce((total, { amountOre }) => total + Math.abs(amountOre), 0);
  const total = amountOf(end, 25, 41);
  const isSum = total === Math.abs(sum) || total === ofAmounts;
  const counts = [amountOf(end, 9, 16), amountOf(end, 17, 24)];
  if (!isSum || counts[0] !== payments.length || counts[1] !== records)
    throw new OcrFault('SUMS_DIFFER', end.line);
}
