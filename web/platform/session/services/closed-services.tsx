import { listCompanyAdministrators } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import {
  type ClosedService,
  closedServices,
} from '@takst/domain/platform/access/closed-services.rules.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { Link, linkClass } from '#platform/design/buttons/link.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { accessCompanyOf } from '../access-company.ts';
import type { Session } from '../session.ts';
import { serviceNames } from './service-names.ts';

type Administrators = Reply<typeof listCompanyAdministrators>;

/** The services that are closed to the user here, since when, and a contact. */
export function ClosedServices({ session }: { session: Session }) {
  const t = useTexts('services');
  const { company, user, tenant, today } = session;
  const { data = [] } = useQuery({
    ...queryOf(listCompanyAdministrators, { params: { id: company.id } }),
    // Without their names, customer support is asked.
    throwOnError: false,
  });
  const services = closedServices({
    user: { globalRoles: user.roles },
    company: accessCompanyOf(company),
    tenant,
    today,
    production: pageFacts.isProduction,
  });
  if (services.length === 0) return null;
  const isOwn = ({ email }: Administrators[number]) => email === user.email;
  const ownId = data.some(isOwn) ? user.id : null;
  return (
    <ul
      aria-label={t('closedServices')}
      className="divide-y divide-line rounded-panel border border-line bg-surface text-left"
    >
      {services.map((service) => (
        <li
          key={service.service}
          className="grid gap-x-6 gap-y-1 p-(--space-panel) sm:grid-cols-[10rem_1fr_auto] sm:items-center"
        >
          <p className="font-semibold">{t(serviceNames[service.service])}</p>
          <Reason service={service} administrators={data} ownId={ownId} today={today} />
          <WhomToAsk service={service} administrators={data} ownId={ownId} />
        </li>
      ))}
    </ul>
  );
}

interface ReasonProps {
  service: ClosedService;
  /** Asked where the user is none of them. */
  administrators: Administrators;
  /** The user's, who gives roles here too. */
  ownId: number | null;
  today: Temporal.PlainDate;
}

function Reason({ service, administrators, ownId, today }: ReasonProps) {
  const t = useTexts('services');
  const language = usePageLanguage();
  if (service.reason === 'expired') {
    return (
      <div>
        <Badge tone="error">
          {t('expired', { date: formatLongDate(service.since, language, today) })}
        </Badge>
        <p className="text-small text-ink-muted">{t('askToRenew')}</p>
      </div>
    );
  }
  if (service.reason === 'awaits-signature') {
    return (
      <div>
        <Badge tone="warning" icon="clock">
          {t('awaitsSignature')}
        </Badge>
        <p className="text-small text-ink-muted">{t('awaitsSignatureText')}</p>
      </div>
    );
  }
  if (service.reason === 'no-agreement') {
    return (
      <div>
        <Badge tone="muted">{t('noAgreement')}</Badge>
        <p className="text-small text-ink-muted">{t('askForAgreement')}</p>
      </div>
    );
  }
  const [first] = administrators;
  const askOther = first ? t('askAdministrator', { name: nameOf(first) }) : t('askForRole');
  return (
    <div>
      <Badge tone="muted" icon="user-off">
        {t('noRole')}
      </Badge>
      <p className="text-small text-ink-muted">{ownId === null ? askOther : t('giveYourself')}</p>
    </div>
  );
}

const nameOf = ({ firstName, lastName }: Administrators[number]) => `${firstName} ${lastName}`;

/** Who gives the role: the user, if they may; else the company's administrators; else customer support. */
function WhomToAsk({ service, administrators, ownId }: Omit<ReasonProps, 'today'>) {
  const t = useTexts('services');
  if (service.reason === 'no-role' && ownId !== null) {
    return <Link to={pathTo('/brukere/{id}', { id: ownId })}>{t('openOwnRoles')}</Link>;
  }
  if (service.reason !== 'no-role' || administrators.length === 0) {
    return (
      <ExternalLink href={tenantOf(pageFacts.tenant).links.contactUs}>
        {t('contactSupport')}
      </ExternalLink>
    );
  }
  return (
    <span className="grid gap-1">
      {administrators.slice(0, maxAsked).map((administrator) => (
        <a key={administrator.email} href={`mailto:${administrator.email}`} className={linkClass}>
          {t('writeTo', { name: nameOf(administrator) })}
        </a>
      ))}
    </span>
  );
}

/** Enough that one of them is at work. */
const maxAsked = 3;
