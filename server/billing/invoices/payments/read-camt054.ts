import type {
  BankPayment,
  BankReference,
  ParsedPaymentFile,
} from '@takst/domain/billing/invoices/payments/bank-payment.ts';
import {
  accountNumberIn,
  bankName,
  isBankAmount,
  isBankReference,
} from '@takst/domain/billing/invoices/payments/bank-text.rules.ts';
import { sumOfOre } from '@takst/domain/platform/money/ore.rules.ts';
import { CamtFault, type Element, ofEach, parseBankXml, textAt } from './bank-xml.ts';

/** Reads a CAMT.054 notification (ISO 20022, any version): every booked transaction of every entry. */
export function readCamt054(text: string): ParsedPaymentFile {
  try {
    const notifications = ofEach(parseBankXml(text), 'BkToCstmrDbtCdtNtfctn', 'Ntfctn');
    const payments = notifications.flatMap(paymentsOf);
    if (payments.length === 0) throw new CamtFault('NO_PAYMENTS');
    return { payments, accounts: [...new Set(notifications.map(accountOf))] };
  } catch (error) {
    if (error instanceof CamtFault) return { fault: error.fault, line: null };
    throw error;
  }
}

const accountOf = (notification: Element): string =>
  accountNumberIn(textAt(notification, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id') ?? '');

function paymentsOf(notification: Element): BankPayment[] {
  const account = accountOf(notification);
  return ofEach(notification, 'Ntry')
    .filter((entry) => textAt(entry, 'Sts/Cd', 'Sts') === 'BOOK')
    .flatMap((entry) => {
      const details = ofEach(entry, 'NtryDtls', 'TxDtls');
      // An entry without details is one payment.
      const transactions = details.length === 0 ? [entry] : details;
      const payments = transactions.flatMap((one) =>
        paymentsIn(one, { entry, account, isAlone: transactions.length === 1 }),
      );
      checkSum(entry, payments);
      return payments;
    });
}

type Surroundings = {
  readonly entry: Element;
  readonly account: string;
  /** The only transaction of its entry. */
  readonly isAlone: boolean;
};

/** The payment of a transaction, or those that its payment references divide it into. */
function paymentsIn(transaction: Element, surroundings: Surroundings): BankPayment[] {
  const { entry, account } = surroundings;
  const [amount] = [
    ...ofEach(transaction, 'Amt'),
    ...ofEach(transaction, 'AmtDtls', 'TxAmt', 'Amt'),
    ...ofEach(entry, 'Amt'),
  ];
  const direction = textAt(transaction, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd');
  if (!amount || (direction !== 'CRDT' && direction !== 'DBIT')) throw new CamtFault('DAMAGED');
  const payer = textAt(transaction, 'RltdPties/Dbtr/Nm', 'RltdPties/Dbtr/Pty/Nm');
  const shared = {
    account,
    reference: referenceOf(transaction, surroundings),
    paidOn: dayOf(entry),
    payer: payer === null ? null : bankName(payer),
  };
  const sign = direction === 'DBIT' ? -1 : 1;
  return shareOut(ofEach(transaction, 'RmtInf', 'Strd'), oreOf(amount)).map(({ ore, ...part }) => ({
    ...shared,
    ...part,
    amountOre: sign * ore,
  }));
}

/** A share of a transaction: what is for one payment reference. */
type Share = { readonly kid: string | null; readonly ore: number; readonly isUndivided: boolean };

/**
 * Divides a transaction by the amounts of its payment references, where each has one and they make its whole amount.
 * Else it stays whole, and a person has to find out how much is for which.
 */
function shareOut(references: readonly Element[], ore: number): Share[] {
  const kids = references.map((one) => referenceAt(one, 'CdtrRefInf/Ref'));
  const distinctKids = [...new Set(kids.filter((kid) => kid !== null))];
  if (distinctKids.length <= 1) return [{ kid: distinctKids[0] ?? null, ore, isUndivided: false }];
  const ofKids = new Map<string | null, number>();
  for (const [index, one] of references.entries()) {
    const [amount] = ofEach(one, 'RfrdDocAmt', 'RmtdAmt');
    const part = amount ? oreIn(amount) : null;
    if (part === null) return [{ kid: joined(distinctKids), ore, isUndivided: true }];
    const kid = kids[index] ?? null;
    ofKids.set(kid, (ofKids.get(kid) ?? 0) + part);
  }
  return sumOfOre([...ofKids.values()]) === ore
    ? [...ofKids].map(([kid, part]) => ({ kid, ore: part, isUndivided: false }))
    : [{ kid: joined(distinctKids), ore, isUndivided: true }];
}

/** For who finds out: as many as can be shown. */
const joined = (kids: readonly string[]): string => {
  const text = kids.slice(0, 3).join(', ');
  return kids.length > 3 ? `${text} …` : text;
};

/** What a bank writes where it has no reference. */
const noReference = /^not\s*provided$/i;

/**
 * The account servicer's own reference: of the transaction, or of its entry. `NtryRef` is only the place in the file,
 * and `TxId` the payer's bank's.
 */
function referenceOf(transaction: Element, { entry, isAlone }: Surroundings): BankReference | null {
  const own = realReferenceAt(transaction, 'Refs/AcctSvcrRef');
  const ofEntry = realReferenceAt(entry, 'AcctSvcrRef');
  // Some banks give every transaction the reference of its entry.
  if (own !== null && (own !== ofEntry || isAlone)) return { text: own, isOwn: true };
  return ofEntry === null ? null : { text: ofEntry, isOwn: isAlone };
}

function realReferenceAt(from: Element, path: string): string | null {
  const text = referenceAt(from, path);
  return text !== null && noReference.test(text) ? null : text;
}

function referenceAt(from: Element, path: string): string | null {
  const text = textAt(from, path);
  if (text !== null && !isBankReference(text)) throw new CamtFault('DAMAGED');
  return text;
}

/** The sum of an entry is that of its transactions: a file of which a part is missing is refused. */
function checkSum(entry: Element, payments: readonly BankPayment[]): void {
  const [amount] = ofEach(entry, 'Amt');
  if (!amount) throw new CamtFault('DAMAGED');
  const sign = textAt(entry, 'CdtDbtInd') === 'DBIT' ? -1 : 1;
  const sum = payments.reduce((total, { amountOre }) => total + amountOre, 0);
  if (sign * oreOf(amount) !== sum) throw new CamtFault('SUMS_DIFFER');
}

function oreOf(amount: Element): number {
  if (amount.currency !== 'NOK') throw new CamtFault('OTHER_CURRENCY');
  const ore = oreIn(amount);
  if (ore === null) throw new CamtFault('DAMAGED');
  return ore;
}

/** `1324.5` kroner are 132450 øre; null for what is no amount of money in NOK. */
function oreIn({ text, currency }: Element): number | null {
  const [, kroner = '', decimals = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text.trim()) ?? [];
  const ore = Number(kroner + decimals.padEnd(2, '0'));
  return currency === 'NOK' && isBankAmount(ore) ? ore : null;
}

function dayOf(entry: Element): Temporal.PlainDate {
  const text = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm') ?? '';
  const [day] = /^[1-9]\d{3}-\d\d-\d\d/.exec(text) ?? [];
  try {
    return Temporal.PlainDate.from(day ?? '');
  } catch {
    throw new CamtFault('DAMAGED');
  }
}
