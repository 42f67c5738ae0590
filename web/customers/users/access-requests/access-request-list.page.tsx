import type { AccessRequest } from '@takst/contract/customers/users/access-requests/access-request.schema.ts';
import {
  accessRequestList,
  accessRequestRecipients,
} from '@takst/contract/customers/users/access-requests/list-access-requests.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { formatOrganisationNumber, formatPhone } from '#platform/design/format.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { ListPage, type ColumnContents } from '#platform/lists/list-page.tsx';
import { useListOf } from '#platform/lists/use-list-of.ts';
import { Email } from '#platform/design/page/email.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { userName } from '#customers/users/state/user-name.ts';
import { AccessRequestState } from './access-request-state.tsx';

/** The requests for access that the signed-in user may answer (docs/decisions/0113). */
export function AccessRequestListPage() {
  const t = useTexts('access-requests');
  const list = useListOf(accessRequestList);
  const { features } = useSignedIn();
  const isGlobal = features.has('userAdmin.global');
  return (
    <ListPage
      list={list}
      title={t('title')}
      subtitle={t(isGlobal ? 'subtitleGlobal' : 'subtitle')}
      back={<BackLink to="/brukere">{t('backToUsers')}</BackLink>}
      filterWords={{
        label: t('filters'),
        all: t('filterAll'),
        name: (filter) => t(filter === 'open' ? 'filterOpen' : 'filterAnswered'),
      }}
      filters={
        isGlobal &&
        !list.isEmpty && (
          <RecipientFilter
            recipient={list.filters.mottaker}
            onChange={(mottaker) => list.setFilters({ mottaker })}
          />
        )
      }
      searchLabel={t('searchLabel')}
      columns={useColumns()}
      rowPath={({ id }) => pathTo('/brukere/foresporsler/{id}', { id })}
      cardsBelow={1280}
      empty={{ icon: 'inbox', title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}

interface RecipientFilterProps {
  recipient: string;
  onChange: (recipient: string) => void;
}

const all = 'all';

function RecipientFilter({ recipient, onChange }: RecipientFilterProps) {
  const t = useTexts('access-requests');
  return (
    <div className="max-w-xs">
      <Select
        label={t('recipient')}
        name="recipient"
        value={recipient || all}
        onChange={(value) => onChange(value === all ? '' : value)}
        options={[
          { value: all, label: t('recipientAll') },
          ...accessRequestRecipients.map((value) => ({
            value,
            label: t(value === 'company' ? 'recipientCompany' : 'recipientSupport'),
          })),
        ]}
      />
    </div>
  );
}

function useColumns(): ColumnContents<typeof accessRequestList> {
  const moment = useMoment();
  return {
    lastName: { cell: userName, isRowHeader: true, onCard: 'title' },
    email: { cell: ({ email }) => <Email email={email} />, onCard: 'detail' },
    phone: {
      width: 9,
      cell: ({ phoneCountryCode, phone }) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatPhone(phoneCountryCode, phone)}
        </span>
      ),
    },
    company: { cell: (request) => <Company request={request} />, onCard: 'detail' },
    requestedAt: { width: 10, cell: ({ requestedAt }) => moment(requestedAt) },
    state: {
      width: 13,
      cell: (request) => <AccessRequestState request={request} />,
      onCard: 'below',
    },
  };
}

const Company = ({ request }: { request: AccessRequest }) => (
  <>
    {request.company?.name ?? request.registeredName}
    <span className="block text-caption text-ink-muted tabular-nums">
      {formatOrganisationNumber(request.organisationNumber)}
    </span>
  </>
);
