import {
  type AgreementTerms,
  findAgreementTerms,
} from '#customers/agreements/agreements.public.ts';
import { companiesWithPostAddress } from '#customers/companies/companies.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';

/** An agreement under which tickets on cards may be ordered: new cards are sent to the company's post address. */
export type CardTerms = AgreementTerms & { readonly id: number; readonly hasPostAddress: boolean };

/** The agreements that orders name, as far as the scope reaches. */
export async function termsOfOrders(
  tx: Transaction,
  scope: CompanyScope,
  orders: readonly { readonly agreementId: number }[],
): Promise<ReadonlyMap<number, CardTerms>> {
  const numbers = [...new Set(orders.map(({ agreementId }) => agreementId))];
  const terms = await findAgreementTerms(tx, scope, numbers);
  const companies = [...terms.values()].map(({ companyId }) => companyId);
  const addressed = await companiesWithPostAddress(tx, scope, companies);
  return new Map(
    [...terms].map(([id, agreement]) => [
      id,
      { ...agreement, id, hasPostAddress: addressed.has(agreement.companyId) },
    ]),
  );
}
