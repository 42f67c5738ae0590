import type { PersonRequestEntry } from '@takst/contract/app/people/personal-data.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { capitalize, formatMoment } from '#platform/design/format-moment.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { personRequestsQuery } from './people.queries.ts';

/** Files and erasures, with who and why, and without the people. */
export function PersonRequests() {
  const t = useTexts('people');
  const { data } = useQuery(personRequestsQuery);
  const columns = useColumns();
  return (
    <Card title={t('requestsTitle')} isFlush={data?.totalEntries !== 0}>
      <Table
        label={t('requestsTitle')}
        columns={columns}
        rows={data?.matches}
        rowKey={({ id }) => id}
        cardsBelow={860}
        empty={
          <EmptyState icon="user" title={t('requestsEmptyTitle')}>
            {t('requestsEmptyText')}
          </EmptyState>
        }
      />
    </Card>
  );
}

function useColumns(): Column<PersonRequestEntry>[] {
  const t = useTexts('people');
  const language = usePageLanguage();
  const { today } = useSignedIn();
  const reasons: Record<PersonRequestEntry['reason'], string> = {
    'asked-by-person': t('reasonPerson'),
    'asked-by-guardian': t('reasonGuardian'),
    'asked-by-customer': t('reasonCustomer'),
    duty: t('reasonDuty'),
  };
  return [
    {
      id: 'what',
      header: t('what'),
      isRowHeader: true,
      cell: ({ kind, caseNumber }) =>
        `${kind === 'export' ? t('kindExport') : t('kindErase')}, ${caseNumber}`,
    },
    {
      id: 'when',
      header: t('when'),
      cell: ({ requestedAt }) => capitalize(formatMoment(requestedAt, { language, today })),
    },
    { id: 'who', header: t('who'), cell: ({ requestedBy }) => requestedBy },
    { id: 'why', header: t('reason'), cell: ({ reason }) => reasons[reason] },
    { id: 'state', header: t('state'), cell: (request) => <State request={request} /> },
  ];
}

function State({ request: { kind, state, count, keptCount } }: { request: PersonRequestEntry }) {
  const t = useTexts('people');
  if (state === 'waiting') return <Badge tone="info">{t('stateWaiting')}</Badge>;
  if (state === 'stopped') return <Badge tone="warning">{t('stateStopped')}</Badge>;
  return (
    <Badge tone="quiet">
      {kind === 'export'
        ? t('doneExport', { count: count ?? 0 })
        : t('doneErase', { count: count ?? 0, kept: keptCount ?? 0 })}
    </Badge>
  );
}
