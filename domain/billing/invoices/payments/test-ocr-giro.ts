/** A payment for a made OCR giro file. */
export type OcrPayment = {
  kid: string;
  ore: number;
  /** 10 to 21; 18 is a reversed one. */
  type?: number;
  /** The number of the form. */
  form?: number;
  day?: string;
};

const digits = (value: number, length: number) => String(value).padStart(length, '0');
const record = (text: string) => text.padEnd(80, '0');

/** The account of Ruter, as the reference data has it. */
export const operatorAccount = '86011117947';

/** The two amount items of a payment. */
const paymentRecords = (
  { kid, ore, type = 13, form, day = '030326' }: OcrPayment,
  place: number,
): string[] => {
  const head = (item: number) => `NY09${type}${item}${digits(place, 7)}`;
  const key = `${day}0111${digits(form ?? place, 6)}0`;
  return [
    record(`${head(30)}${key}${digits(ore, 17)}${kid.padStart(25)}`),
    record(`${head(31)}${digits(form ?? place, 10)}${digits(0, 9)}0000000${day}99998877777`),
  ];
};

/** A file as Nets makes it: one transmission with one assignment. */
export function ocrGiroFile(
  payments: readonly OcrPayment[],
  transmission = 1,
  account = operatorAccount,
): string {
  const sum = payments.reduce((total, { ore, type }) => total + (type === 18 ? -ore : ore), 0);
  const records = payments.flatMap((payment, index) => paymentRecords(payment, index + 1));
  const counts = (extra: number) =>
    `${digits(payments.length, 8)}${digits(records.length + extra, 8)}${digits(Math.abs(sum), 17)}110326`;
  return [
    record(`NY00001000008080${digits(transmission, 7)}00010200`),
    record(`NY0900200000000000000001${account}`),
    ...records,
    record(`NY090088${counts(2)}110326110326`),
    record(`NY000089${counts(4)}`),
    '',
  ].join('\r\n');
}
