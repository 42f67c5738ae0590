/** What an agreement is called where one is chosen: its invoice reference, else its number. */
export const agreementLabel = ({
  id,
  invoiceReference,
}: {
  readonly id: number;
  readonly invoiceReference: string;
}): string => invoiceReference || String(id);
