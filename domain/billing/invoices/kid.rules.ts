/** The digits of a payment reference: company, invoice number, check digit. */
const digits = { company: 8, invoice: 9 } as const;

/** The check digit by mod-10 (Luhn), as banks compute it for a KID. */
export function checkDigit(number: string): number {
  const sum = [...number].toReversed().reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

export type InvoiceKey = { readonly companyId: number; readonly invoiceNumber: number };

/** The payment reference of an invoice (domain: Invoices). The SQL twin is `invoices.kid`. */
export function kidOf({ companyId, invoiceNumber }: InvoiceKey): string {
  const company = String(companyId).padStart(digits.company, '0');
  const invoice = String(invoiceNumber).padStart(digits.invoice, '0');
  if (company.length > digits.company || invoice.length > digits.invoice)
    throw new RangeError(`invoice ${invoice} of company ${company} has no payment reference`);
  return `${company}${invoice}${checkDigit(company + invoice)}`;
}

/** The invoice that a payment reference names; null when a digit is wrong or missing. */
export function readKid(kid: string): InvoiceKey | null {
  if (!/^\d{18}$/.test(kid) || checkDigit(kid.slice(0, -1)) !== Number(kid.at(-1))) return null;
  return {
    companyId: Number(kid.slice(0, digits.company)),
    invoiceNumber: Number(kid.slice(digits.company, -1)),
  };
}
