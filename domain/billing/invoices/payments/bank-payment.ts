export const paymentFormats = ['camt.054', 'ocr-giro'] as const;
export type PaymentFormat = (typeof paymentFormats)[number];

/** What the bank calls a payment. */
export type BankReference = {
  readonly text: string;
  /** False where the bank gave the same to every transaction of an entry. */
  readonly isOwn: boolean;
};

/** A payment as a bank reports it. */
export type BankPayment = {
  /** The account that was paid to: 11 digits at a Norwegian bank, empty where the file does not say it. */
  readonly account: string;
  /** Null where the bank gave none. */
  readonly reference: BankReference | null;
  /** Less than nothing when it was reversed. */
  readonly amountOre: number;
  readonly paidOn: Temporal.PlainDate;
  /** The payment reference as it was typed; null without one. */
  readonly kid: string | null;
  readonly payer: string | null;
  /** It has several payment references, and the file does not say how much is for which. */
  readonly isUndivided: boolean;
};

/** What is wrong with a file, at the line or the element of it. */
export const paymentFileFaults = [
  'UNKNOWN_FORMAT',
  'DAMAGED',
  'SUMS_DIFFER',
  'OTHER_CURRENCY',
  'OTHER_ACCOUNT',
  'ACCOUNT_NOT_IN_FORCE',
  'NO_PAYMENTS',
] as const;
export type PaymentFileFault = (typeof paymentFileFaults)[number];

export type ParsedPaymentFile =
  | {
      readonly payments: readonly BankPayment[];
      /** Those that the file is about, each once. */
      readonly accounts: readonly string[];
    }
  | { readonly fault: PaymentFileFault; readonly line: number | null };
