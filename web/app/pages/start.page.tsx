import { PageHeader } from '#platform/design/page/page-header.tsx';
import { ClosedServices } from '#platform/session/services/closed-services.tsx';
import type { Session } from '#platform/session/session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { MenuButtons } from './menu-buttons.tsx';

/** The start page of a signed-in user without a service: what they may do, and why there is no more. */
export function StartPage({ session }: { session: Session }) {
  const t = useTexts('services');
  const { user, company, companies, features } = session;
  const mayWork = features.has('userAdmin') || features.has('companyAdmin');
  useDocumentTitle(t('whatYouMayDo'));
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={mayWork ? t('startTitle', { name: user.firstName }) : t('nothingTitle')}
        subtitle={
          mayWork
            ? t('startText', { company: company.name })
            : t('signedInAs', { name, company: company.name })
        }
      />
      <div className="grid gap-6">
        <MenuButtons label={t('whatYouMayDo')} />
        {company.roles.length > 0 && <ClosedServices session={session} />}
        {companies.totalEntries > 1 && <p className="text-ink-muted">{t('anotherCompany')}</p>}
      </div>
    </div>
  );
}
