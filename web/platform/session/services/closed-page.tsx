import { listCompanyAdministrators } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { type ClosedPage, closedPage } from '@takst/domain/platform/access/closed-page.rules.ts';
import type { FeatureNeed } from '@takst/domain/platform/access/feature-need.rules.ts';
import type { CompanyRole } from '@takst/domain/platform/access/roles.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { linkClass } from '#platform/design/buttons/link.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { accessCompanyOf } from '../access-company.ts';
import { ContactLink } from '../contact-link.tsx';
import { MessagePage } from '../message-page.tsx';
import type { Session } from '../session.ts';
import { serviceNames } from './service-names.ts';

interface ClosedPageNoticeProps {
  session: Session;
  needs: FeatureNeed;
  /** The specified text, which stands alone where no reason is known. */
  general: { title: string; text: string };
  toHomepage: ReactNode;
}

/** Why this one page is closed, as the headline, and who can open it. */
export function ClosedPageNotice({ session, needs, general, toHomepage }: ClosedPageNoticeProps) {
  const t = useTexts('services');
  const title = useHeadline();
  const { company, user, tenant, today } = session;
  const closed =
    company.roles.length === 0
      ? null
      : closedPage(
          {
            user: { globalRoles: user.roles },
            company: accessCompanyOf(company),
            tenant,
            today,
            production: pageFacts.isProduction,
          },
          needs,
        );
  if (!closed) {
    return (
      <MessagePage icon="user" {...general}>
        <ContactLink>{t('contactSupport')}</ContactLink>
        {toHomepage}
      </MessagePage>
    );
  }
  if (closed.reason === 'no-role') {
    return (
      <MissingRole
        title={title(closed, today)}
        session={session}
        general={general}
        toHomepage={toHomepage}
      />
    );
  }
  const ways = {
    expired: 'askToRenew',
    'no-agreement': 'askForAgreement',
    'awaits-signature': 'awaitsSignatureText',
  } as const;
  return (
    <MessagePage
      icon="user"
      title={title(closed, today)}
      text={`${general.title}. ${t(ways[closed.reason])}`}
    >
      <ContactLink>{t('contactSupport')}</ContactLink>
      {toHomepage}
    </MessagePage>
  );
}

const roles: Readonly<Record<CompanyRole, PlainTextKey<'services'>>> = {
  COMPANY_ADMIN: 'roleHr',
  SCHOOLTICKET_ADMIN: 'roleSchoolTicket',
  TICKET_ADMIN: 'roleTicketCounter',
  USER_ADMIN: 'roleUserAdministrator',
};

function useHeadline(): (closed: ClosedPage, today: Temporal.PlainDate) => string {
  const t = useTexts('services');
  const language = usePageLanguage();
  return (closed, today) => {
    if (closed.reason === 'no-role') return t('pageNoRole', { role: t(roles[closed.role]) });
    const service = t(serviceNames[closed.service]).toLocaleLowerCase('nb');
    if (closed.reason === 'no-agreement') return t('pageNoAgreement', { service });
    if (closed.reason === 'expired') {
      return t('pageExpired', { service, date: formatLongDate(closed.since, language, today) });
    }
    return t('pageAwaitsSignature', { service });
  };
}

interface MissingRoleProps extends Omit<ClosedPageNoticeProps, 'needs'> {
  title: string;
}

/** The user gives themself the role, if they may; else an administrator of the company does; else customer support. */
function MissingRole({ title, session, general, toHomepage }: MissingRoleProps) {
  const t = useTexts('services');
  const { company, user } = session;
  const { data = [] } = useQuery({
    ...queryOf(listCompanyAdministrators, { params: { id: company.id } }),
    // Without their names, customer support is asked.
    throwOnError: false,
  });
  const isAdministrator = data.some(({ email }) => email === user.email);
  const [other] = data;
  const name = other && `${other.firstName} ${other.lastName}`;
  const way = isAdministrator
    ? t('giveYourself')
    : name
      ? t('askAdministrator', { name })
      : t('askForRole');
  return (
    <MessagePage icon="user" title={title} text={`${general.title}. ${way}`}>
      {isAdministrator ? (
        <LinkButton to={pathTo('/brukere/{id}', { id: user.id })}>{t('openOwnRoles')}</LinkButton>
      ) : name ? (
        <a href={`mailto:${other.email}`} className={`${linkClass} self-center`}>
          {t('writeTo', { name })}
        </a>
      ) : (
        <ContactLink>{t('contactSupport')}</ContactLink>
      )}
      {toHomepage}
    </MessagePage>
  );
}
