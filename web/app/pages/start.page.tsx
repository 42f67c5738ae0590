import { LinkButton } from '#design/buttons/link-button.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { ClosedServices } from '#session/services/closed-services.tsx';
import type { Session } from '#session/session.ts';
import { useSessionState } from '#session/use-session.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { menuSectionsFor } from '#app/shell/menu-sections.ts';

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
        <WhatTheyMayDo />
        {company.roles.length > 0 && <ClosedServices session={session} />}
        {companies.totalEntries > 1 && <p className="text-ink-muted">{t('anotherCompany')}</p>}
      </div>
    </div>
  );
}

/** The pages of their menu, as large as what one came for. */
function WhatTheyMayDo() {
  const t = useTexts('services');
  const appText = useTexts('app');
  const state = useSessionState();
  const entries = menuSectionsFor(state, appText).flatMap((section) => section.entries);
  if (entries.length === 0) return null;
  return (
    <ul aria-label={t('whatYouMayDo')} className="flex flex-wrap gap-3">
      {entries.map(({ path, icon, text }) => (
        <li key={path}>
          <LinkButton to={path} icon={icon}>
            {text}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
