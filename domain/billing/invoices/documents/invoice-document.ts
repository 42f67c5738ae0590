import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import type { DocumentLine } from './document-lines.rules.ts';

/** What the PDF and the EHF of an invoice or a credit note say. They are kept five years and name no person. */
export type InvoiceDocument = {
  /** All amounts are positive; those of a credit note are credited. */
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issueDate: Temporal.PlainDate;
  readonly language: keyof BilingualText;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceParty;
  readonly references: InvoiceReferences;
  readonly lines: readonly DocumentLine[];
};

export type InvoiceKind =
  | { readonly type: 'invoice'; readonly payment: InvoicePayment }
  | {
      readonly type: 'creditNote';
      readonly creditedInvoice: CreditedInvoice;
      /** As the user who refunded wrote it; null when they wrote nothing. */
      readonly reason: string | null;
    };

export type InvoicePayment = {
  readonly dueDate: Temporal.PlainDate;
  /** The payment reference that the bank checks; digits only. */
  readonly kid: string;
  /** A Norwegian bank account: eleven digits. */
  readonly accountNumber: string;
  /** Credits of earlier invoices that are set off against this one (docs/decisions/0063). */
  readonly setOffs: readonly SetOffCredit[];
};

type SetOffCredit = { readonly invoiceNumber: string; readonly ore: number };

type CreditedInvoice = {
  readonly number: string;
  readonly issueDate: Temporal.PlainDate;
};

export type InvoiceParty = {
  readonly name: string;
  readonly organisationNumber: string;
  readonly address: PostalAddress;
  /** Where its e-invoices go; null where that is its organisation number. */
  readonly electronicAddress: ElectronicAddress | null;
};

export type PostalAddress = {
  readonly line1: string;
  readonly line2: string | null;
  readonly postCode: string;
  readonly city: string;
};

/** An address in the Peppol network; 0192 is the scheme of Norwegian organisation numbers. */
type ElectronicAddress = { readonly schemeId: string; readonly id: string };

export type InvoiceSeller = InvoiceParty & {
  /** Companies limited by shares must say that they are in Foretaksregisteret. */
  readonly isInBusinessRegister: boolean;
};

type InvoiceReferences = {
  readonly agreementNumber: string;
  /** The buyer's own reference of the agreement, empty where it has none. */
  readonly theirReference: string;
  /** The operator's own reference, empty where it has none. */
  readonly ourReference: string;
};
