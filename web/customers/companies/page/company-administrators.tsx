import type { CompanyAdministrator } from '@takst/contract/customers/companies/overview/get-company-overview.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { roleNames } from '@takst/domain/customers/users/role-names.ts';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '#customers/companies/page/company.queries.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { formatShortDate } from '#platform/design/format.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const states = {
  ACTIVE: ['quiet', 'userActive'],
  INVITED: ['info', 'userInvited', 'mail'],
  INVITATION_EXPIRED: ['warning', 'userInvitationExpired'],
  DEACTIVATED: ['muted', 'userDeactivated', 'user-off'],
  DELETED: ['muted', 'userDeleted'],
} as const;

/** Who works for the company in the portal, and when they last did. */
export function CompanyAdministrators({ companyId }: { companyId: number }) {
  const t = useTexts('companies');
  const failureText = useFailureText();
  const { features } = useSignedIn();
  const { data: overview, error } = useQuery(overviewQuery(companyId));
  const columns = useColumns();
  const mayOpenUsers = features.has('userAdmin.global');
  return (
    <Card
      isFlush
      title={t('administrators')}
      actions={
        mayOpenUsers && (
          <LinkButton to="/brukere/ny" variant="quiet" icon="plus">
            {t('invite')}
          </LinkButton>
        )
      }
    >
      {error ? (
        <Notice kind="warning" className="m-4">
          {failureText(error)}
        </Notice>
      ) : (
        <Table
          label={t('administrators')}
          columns={columns}
          rows={overview?.administrators}
          rowKey={({ id }) => id}
          rowPath={({ id }) => (mayOpenUsers ? pathTo('/brukere/{id}', { id }) : null)}
          skeletonRows={3}
          cardsBelow={1280}
          empty={
            <EmptyState icon="users" title={t('noAdministrators')}>
              {t('noAdministratorsText')}
            </EmptyState>
          }
        />
      )}
    </Card>
  );
}

function useColumns(): Column<CompanyAdministrator>[] {
  const t = useTexts('companies');
  const language = usePageLanguage();
  const moment = useMoment();
  return [
    {
      id: 'name',
      header: t('name'),
      cell: ({ firstName, lastName }) => (
        <span className="font-semibold">
          {firstName} {lastName}
        </span>
      ),
      isRowHeader: true,
      onCard: 'title',
    },
    {
      id: 'roles',
      header: t('roles'),
      cell: ({ roles }) => roles.map((role) => roleNames[role][language]).join(', '),
    },
    {
      id: 'lastSignIn',
      header: t('lastSignIn'),
      cell: ({ lastSignInAt }) => (lastSignInAt ? moment(lastSignInAt) : t('neverSignedIn')),
    },
    { id: 'state', header: t('state'), cell: (user) => <State user={user} />, onCard: 'aside' },
  ];
}

function State({ user: { status, invitedUntil } }: { user: CompanyAdministrator }) {
  const t = useTexts('companies');
  const language = usePageLanguage();
  const { today } = useSignedIn();
  const [tone, word, icon] = states[status];
  const day = invitedUntil && businessDayOf(invitedUntil);
  return (
    <Badge tone={tone} icon={icon}>
      {t(word, { date: day ? formatShortDate(day, { language, today }) : '' })}
    </Badge>
  );
}
