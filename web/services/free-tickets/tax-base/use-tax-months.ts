import {
  listTaxBaseDates,
  type TaxBaseMonth,
} from '@takst/contract/services/free-tickets/tax-base/list-tax-base-dates.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { useSession } from '#platform/session/use-session.ts';

/** The months with a tax base, newest first, of the company or of the department that is chosen; undefined while they load. */
export function useTaxMonths(department: string): readonly TaxBaseMonth[] | undefined {
  const { company } = useSession();
  const { data } = useQuery({
    ...queryOf(listTaxBaseDates, { params: { id: company.id } }),
    throwOnError: false,
  });
  if (department === '') return data?.byCompany;
  return data?.byAgreement.filter(({ agreementNumber }) => String(agreementNumber) === department);
}
