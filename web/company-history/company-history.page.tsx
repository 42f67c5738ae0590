import { pathTo } from '@takst/contract/path-to.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { NotFound } from '#api/call-failures.ts';
import { useTexts } from '#texts/use-texts.ts';
import { companyNameQuery } from './history.queries.ts';
import { History } from './history.tsx';

export function CompanyHistoryPage() {
  const t = useTexts('company-history');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  // An address without a valid company id is not found.
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new NotFound();
  const { data: company } = useQuery(companyNameQuery(Number(id)));
  return (
    <History
      company={{ id: Number(id), name: company?.name ?? '' }}
      back={{
        to: pathTo('/bedrifter/{id}', { id }),
        text: company?.name ?? t('toCompany'),
      }}
    />
  );
}
