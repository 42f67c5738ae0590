export const paymentFormats = ['camt.054', 'ocr-giro'] as const;
export type PaymentFormat = (typeof paymentFormats)[number];

/** A payment as a bank reports it. */
export type BankPayment = {
  /** The same for the same payment in whichever file; null where the bank gave none. */
  readonly reference: string | null;
  /** Less than nothing when it was reversed. */
  readonly amountOre: number;
  readonly paidOn: Temporal.PlainDate;
  /** The payment reference as it was typed; null without one. */
  readonly kid: string | null;
  readonly payer: string | null;
};

/** What is wrong with a file, at the line or the element of it. */
export const paymentFileFaults = [
  'UNKNOWN_FORMAT',
  'DAMAGED',
  'SUMS_DIFFER',
  'OTHER_CURRENCY',
  'NO_PAYMENTS',
] as const;
export type PaymentFileFault = (typeof paymentFileFaults)[number];

export type PaymentFileReading =
  | { readonly payments: readonly BankPayment[] }
  | { readonly fault: PaymentFileFault; readonly line: number | null };
