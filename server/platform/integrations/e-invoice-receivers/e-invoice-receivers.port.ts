/** Whether a company receives EHF; throws EInvoiceReceiversUnavailable when nobody can tell. */
export type EInvoiceReceivers = {
  readonly receivesEhf: (organisationNumber: string) => Promise<boolean>;
};

/** The Peppol network is down, too slow or gives invalid answers; trying again later helps. */
export class EInvoiceReceiversUnavailable extends Error {
  override name = 'EInvoiceReceiversUnavailable';
  constructor(reason: string, cause?: unknown) {
    super(`the register of e-invoice receivers is unavailable: ${reason}`, { cause });
  }
}
export const isEInvoiceReceiversUnavailable = (
  error: unknown,
): error is EInvoiceReceiversUnavailable => error instanceof EInvoiceReceiversUnavailable;
