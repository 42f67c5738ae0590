import { agreementOf } from '@takst/domain/services/company-tickets/order-of-row.rules.ts';

type Agreement = { readonly id: number; readonly invoiceReference: string };

/** The agreement that a department is the invoice reference of; few departments are one. */
export function namedAgreement(
  department: string | null,
  agreements: readonly Agreement[],
): number | null {
  if (department === null) return null;
  const agreement = agreementOf(department, { agreementName: null }, agreements);
  return typeof agreement === 'number' ? agreement : null;
}
