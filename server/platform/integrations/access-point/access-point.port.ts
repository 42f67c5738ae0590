import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';

/** An invoice or a credit note in UBL (Peppol BIS Billing 3.0), for a company of the Peppol network. */
type EInvoice = {
  readonly tenant: TenantId;
  /** Organisation numbers. */
  readonly sender: string;
  readonly receiver: string;
  readonly kind: 'invoice' | 'credit-note';
  readonly xml: string;
  /** The same for every try of one document, so that it is sent once. */
  readonly key: string;
};

/** What became of a document that the access point has accepted. */
export type TransmissionStatus =
  | { readonly is: 'accepted' }
  /** The access point of the receiver has taken it. */
  | { readonly is: 'delivered'; readonly at: Temporal.Instant }
  | { readonly is: RefusalKind; readonly reason: string };

/** `rejected`: the document is not taken. `unreachable`: the receiver cannot be reached. */
type RefusalKind = 'rejected' | 'unreachable';

/** Our access point in the Peppol network. Its errors that are no `EInvoiceRefused` mean: try again later. */
export type AccessPoint = {
  /** Hands a document over; answers what the access point calls it. Throws `EInvoiceRefused` when it never takes it. */
  readonly send: (document: EInvoice) => Promise<{ readonly id: string }>;
  readonly statusOf: (id: string) => Promise<TransmissionStatus>;
};

/** The access point refuses this document for good: do not retry. */
export class EInvoiceRefused extends Error {
  override name = 'EInvoiceRefused';
  readonly kind: RefusalKind;
  /** As the access point says it. */
  readonly reason: string;
  constructor(kind: RefusalKind, reason: string) {
    super(`the access point does not take the document (${kind}): ${reason}`);
    this.kind = kind;
    this.reason = reason;
  }
}
