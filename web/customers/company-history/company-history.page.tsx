import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { History } from './history.tsx';

export function CompanyHistoryPage() {
  const t = useTexts('company-history');
  const id = useIdInAddress();
  const { data: company } = useQuery(queryOf(getCompany, { params: { id } }));
  return (
    <History
      company={{ id, name: company?.name ?? '' }}
      back={{
        to: pathTo('/bedrifter/{id}', { id }),
        text: company?.name ?? t('toCompany'),
      }}
      address={pathTo('/bedrifter/{id}/historikk', { id })}
    />
  );
}
