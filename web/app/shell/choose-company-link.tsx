import { Icon } from '#platform/design/icon.tsx';
import { PageLink } from '#platform/design/links/page-link.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useWaitsForCompany } from '#app/page-table/use-waits-for-company.ts';

/** The way to a company, on a page that is open without one. */
export function ChooseCompanyLink({ className }: { className: string }) {
  const t = useTexts('app');
  if (useWaitsForCompany()) return null;
  return (
    <PageLink to="/" className={className}>
      <Icon name="company" />
      {t('chooseCompany')}
    </PageLink>
  );
}
