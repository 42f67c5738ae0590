import type {
  BankPayment,
  PaymentFileFault,
  PaymentFileReading,
} from '@takst/domain/invoices/payments/bank-payment.ts';
import { Parser } from 'saxen';

class CamtFault extends Error {
  readonly fault: PaymentFileFault;
  constructor(fault: PaymentFileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** An element with its text, its currency, and what is in it. */
type Element = {
  readonly name: string;
  readonly currency: string | undefined;
  text: string;
  readonly children: Element[];
};

const element = (name: string, currency?: string): Element => ({
  name,
  currency,
  text: '',
  children: [],
});

/** No real file is deeper; one that is would cost memory. */
const maxDepth = 30;

/**
 * Reads a CAMT.054 notification (ISO 20022, any version): every booked transaction of every entry. A document type is
 * refused, as it could define text that grows; no other entities than those of XML itself are known.
 */
export function readCamt054(text: string): PaymentFileReading {
  try {
    const document = parse(text);
    const payments = ofEach(document, 'BkToCstmrDbtCdtNtfctn', 'Ntfctn').flatMap(paymentsOf);
    if (payments.length === 0) throw new CamtFault('NO_PAYMENTS');
    return { payments };
  } catch (error) {
    if (error instanceof CamtFault) return { fault: error.fault, line: null };
    throw error;
  }
}

function parse(text: string): Element {
  const root = element('');
  const open = [root];
  const fail = () => {
    throw new CamtFault('DAMAGED');
  };
  new Parser()
    .on('openTag', (name, attributes) => {
      const next = element(name.slice(name.indexOf(':') + 1), attributes()['Ccy']);
      if (open.push(next) > maxDepth) fail();
      open.at(-2)?.children.push(next);
    })
    .on('closeTag', () => void open.pop())
    .on('text', (value, decode) => addText(decode(value)))
    .on('cdata', (value) => addText(value))
    .on('attention', fail)
    .on('error', fail)
    .parse(text);
  function addText(value: string) {
    const last = open.at(-1);
    if (last) last.text += value;
  }
  const [document] = root.children;
  if (open.length !== 1 || document?.name !== 'Document') throw new CamtFault('DAMAGED');
  return document;
}

/** The elements at the end of a path of names. */
const ofEach = (from: Element, ...path: readonly string[]): Element[] =>
  path.reduce<Element[]>(
    (elements, name) =>
      elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [from],
  );

/** The text of the first element at one of some paths, as `Refs/TxId`. */
function textAt(from: Element, ...paths: readonly string[]): string | null {
  for (const path of paths) {
    const text = ofEach(from, ...path.split('/'))[0]?.text.trim();
    if (text) return text;
  }
  return null;
}

function paymentsOf(notification: Element): BankPayment[] {
  const account = textAt(notification, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id') ?? '';
  return ofEach(notification, 'Ntry')
    .filter((entry) => textAt(entry, 'Sts/Cd', 'Sts') === 'BOOK')
    .flatMap((entry) => {
      const details = ofEach(entry, 'NtryDtls', 'TxDtls');
      // An entry without details is one payment.
      const transactions = details.length === 0 ? [entry] : details;
      const payments = transactions.map((one, index) => paymentOf(one, { entry, index, account }));
      checkSum(entry, payments);
      return payments;
    });
}

type Surroundings = { readonly entry: Element; readonly index: number; readonly account: string };

function paymentOf(transaction: Element, { entry, index, account }: Surroundings): BankPayment {
  const [amount] = [
    ...ofEach(transaction, 'Amt'),
    ...ofEach(transaction, 'AmtDtls', 'TxAmt', 'Amt'),
    ...ofEach(entry, 'Amt'),
  ];
  const direction = textAt(transaction, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd');
  if (!amount || (direction !== 'CRDT' && direction !== 'DBIT')) throw new CamtFault('DAMAGED');
  const amountOre = oreOf(amount);
  const own = textAt(transaction, 'Refs/AcctSvcrRef', 'Refs/TxId');
  const ofEntry = textAt(entry, 'AcctSvcrRef', 'NtryRef');
  // Some banks give every transaction the reference of its entry.
  const reference = own && own !== ofEntry ? own : ofEntry && `${ofEntry} ${index + 1}`;
  return {
    reference: reference && `camt ${account} ${reference} ${direction}`,
    amountOre: direction === 'DBIT' ? -amountOre : amountOre,
    paidOn: dayOf(entry),
    kid: textAt(transaction, 'RmtInf/Strd/CdtrRefInf/Ref'),
    payer: textAt(transaction, 'RltdPties/Dbtr/Nm', 'RltdPties/Dbtr/Pty/Nm'),
  };
}

/** The sum of an entry is that of its transactions: a file of which a part is missing is refused. */
function checkSum(entry: Element, payments: readonly BankPayment[]): void {
  const [amount] = ofEach(entry, 'Amt');
  if (!amount) throw new CamtFault('DAMAGED');
  const sign = textAt(entry, 'CdtDbtInd') === 'DBIT' ? -1 : 1;
  const sum = payments.reduce((total, { amountOre }) => total + amountOre, 0);
  if (sign * oreOf(amount) !== sum) throw new CamtFault('SUMS_DIFFER');
}

/** `1324.5` kroner are 132450 øre. */
function oreOf({ text, currency }: Element): number {
  if (currency !== 'NOK') throw new CamtFault('OTHER_CURRENCY');
  const [, kroner = '', decimals = ''] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(text.trim()) ?? [];
  const ore = Number(kroner + decimals.padEnd(2, '0'));
  if (kroner === '' || ore === 0) throw new CamtFault('DAMAGED');
  return ore;
}

function dayOf(entry: Element): Temporal.PlainDate {
  const day = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm') ?? '';
  try {
    return Temporal.PlainDate.from(day.slice(0, 10));
  } catch {
    throw new CamtFault('DAMAGED');
  }
}
