import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { NotFound } from '#api/call-failures.ts';
import { companyQuery } from '#companies/company.queries.ts';
import { BackLink } from '#design/links/back-link.tsx';
import { useListAddress } from '#design/list/list-address.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { CompanyView } from './company-view.tsx';

/** A company, for customer support (spec 1 §2.3). */
export function CompanyPage() {
  const t = useTexts('companies');
  const { data: company } = useQuery(companyQuery(useCompanyInAddress()));
  useDocumentTitle(company?.name ?? t('company'));
  return <CompanyView company={company} back={<BackToList />} />;
}

/** An address without a valid company id is not found. */
function useCompanyInAddress(): number {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new NotFound();
  return Number(id);
}

function BackToList() {
  const t = useTexts('companies');
  return (
    <BackLink to="/bedrifter" search={useListAddress()}>
      {t('backToList')}
    </BackLink>
  );
}
