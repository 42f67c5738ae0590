/** A payment for a made OCR giro file. */
export type OcrPayment = {
  kid: string;
  ore: number;
  /** 10 to 21; 18 is a reversed one. */
  type?: number;
  /** The number of the form. */
  form?: number;
  day?: string;
  /** In an item of its own, as payments without a reference have it. */
  text?: string;
};

type OcrAssignment = { readonly account: string; readonly payments: readonly OcrPayment[] };

const digits = (value: number, length: number) => String(value).padStart(length, '0');
const record = (text: string) => text.padEnd(80, '0');

/** The account of Ruter, as the reference data has it. */
export const operatorAccount = '86011117947';

/** The two amount items of a payment, and its text. */
const paymentRecords = (
  { kid, ore, type = 13, form, day = '030326', text }: OcrPayment,
  place: number,
): string[] => {
  const head = (item: number) => `NY09${type}${item}${digits(place, 7)}`;
  const key = `${day}0111${digits(form ?? place, 6)}0`;
  return [
    record(`${head(30)}${key}${digits(ore, 17)}${kid.padStart(25)}`),
    record(`${head(31)}${digits(form ?? place, 10)}${digits(0, 9)}0000000${day}99998877777`),
    ...(text === undefined ? [] : [record(head(32) + text.padEnd(40))]),
  ];
};

/** Numbers of payments and of records, and the sum. */
function countsOf(payments: readonly OcrPayment[], records: number): string {
  const sum = payments.reduce((total, { ore, type }) => total + (type === 18 ? -ore : ore), 0);
  return `${digits(payments.length, 8)}${digits(records, 8)}${digits(Math.abs(sum), 17)}110326`;
}

function assignmentRecords({ account, payments }: OcrAssignment): string[] {
  const records = payments.flatMap((payment, index) => paymentRecords(payment, index + 1));
  return [
    record(`NY0900200000000000000001${account}`),
    ...records,
    record(`NY090088${countsOf(payments, records.length + 2)}110326110326`),
  ];
}

/** A file as Nets makes it: one transmission. */
export function ocrGiroTransmission(
  assignments: readonly OcrAssignment[],
  transmission = 1,
): string {
  const records = assignments.flatMap(assignmentRecords);
  const payments = assignments.flatMap((assignment) => assignment.payments);
  return [
    record(`NY00001000008080${digits(transmission, 7)}00010200`),
    ...records,
    record(`NY000089${countsOf(payments, records.length + 2)}`),
    '',
  ].join('\r\n');
}

/** The same with one assignment. */
export const ocrGiroFile = (
  payments: readonly OcrPayment[],
  transmission = 1,
  account = operatorAccount,
): string => ocrGiroTransmission([{ account, payments }], transmission);
