import type { listCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { useListedRow } from '#platform/api/use-listed-row.ts';
import { companyQuery } from '#customers/companies/page/company.queries.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { useListAddress } from '#platform/design/list/list-address.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CompanyView } from './company-view.tsx';

/** A company, for customer support (spec 1 §2.3). */
export function CompanyPage() {
  const t = useTexts('companies');
  const id = useIdInAddress();
  const { data: company } = useQuery(companyQuery(id));
  const listedCompany = useListedRow<typeof listCompanies>('/onboarding/company', id);
  useDocumentTitle((company ?? listedCompany)?.name ?? t('company'));
  const back = (
    <BackLink to="/bedrifter" search={useListAddress()}>
      {t('backToList')}
    </BackLink>
  );
  return <CompanyView company={company} listedCompany={listedCompany} back={back} />;
}
