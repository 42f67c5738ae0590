/** How an invoice goes to a company: as EHF through the Peppol network, or as PDF by e-mail. */
export const invoiceWays = ['EHF', 'EMAIL'] as const;
export type InvoiceWay = (typeof invoiceWays)[number];

type Recipient = {
  /** Null where nobody has chosen. */
  readonly chosenWay: InvoiceWay | null;
  /** Null while the look-up has not answered. */
  readonly reachedByEhf: boolean | null;
  readonly hasEmail: boolean;
};

/**
 * How the next invoice goes: by EHF where the company is reached and has not chosen e-mail, else by e-mail; null where it
 * goes to nobody.
 */
export function invoiceWay({ chosenWay, reachedByEhf, hasEmail }: Recipient): InvoiceWay | null {
  if (reachedByEhf && chosenWay !== 'EMAIL') return 'EHF';
  return hasEmail ? 'EMAIL' : null;
}
