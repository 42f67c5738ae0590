import {
  listMassOrders,
  type MassOperation,
  type MassOrder,
} from '@takst/contract/services/free-tickets/list-mass-orders.contract.ts';
import { pathTo, type PageAddress } from '@takst/contract/app/path-to.ts';
import { agreementLabel } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { queryOf } from '#platform/api/query.ts';
import { useWatched } from '#platform/api/use-watched.ts';
import { BatchState } from '#ticketing/batches/list/batch-state.tsx';
import { useSourceName } from '#ticketing/batches/use-source-name.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { useList } from '#platform/design/list/use-list.ts';
import type { Column } from '#platform/design/table/column.ts';
import { useMoment } from '#platform/session/use-moment.ts';
import { useSession } from '#platform/session/use-session.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { massOperations } from './mass-operations.queries.ts';

/** Everything that is done to the free tickets of many, the newest first (spec 3 §2). */
export function MassOperationsPage() {
  const t = useTexts('free-many');
  const { company } = useSession();
  const list = useList(({ pageQuery }) =>
    queryOf(listMassOrders, massOperations(company.id, pageQuery)),
  );
  useWatched(listMassOrders, massOperations(company.id, list.pageQuery));
  return (
    <SearchedList
      list={list}
      title={t('title')}
      subtitle={t('subtitle', { company: company.name })}
      actions={<Actions />}
      columns={useColumns()}
      rowPath={({ id, operation }) => pathOf[operation](id)}
      empty={{ icon: 'document', title: t('noneTitle'), text: t('noneText') }}
    />
  );
}

const pathOf: Readonly<Record<MassOperation, (id: number) => PageAddress>> = {
  'free-ticket-orders': (id) => pathTo('/fribilletter/massebestillinger/ny/{id}', { id }),
  'free-ticket-ends': (id) => pathTo('/fribilletter/massebestillinger/avslutt/{id}', { id }),
  'free-ticket-departments': (id) =>
    pathTo('/fribilletter/massebestillinger/byttavdeling/{id}', { id }),
  'free-ticket-leavers': (id) => pathTo('/fribilletter/massebestillinger/sluttet/{id}', { id }),
};

const names: Readonly<Record<MassOperation, PlainTextKey<'free-many'>>> = {
  'free-ticket-orders': 'order',
  'free-ticket-ends': 'end',
  'free-ticket-departments': 'department',
  'free-ticket-leavers': 'leavers',
};

function Actions() {
  const t = useTexts('free-many');
  const { features } = useSession();
  return (
    <>
      {features.has('freeTicket.order') && (
        <LinkButton variant="primary" icon="plus" to="/fribilletter/massebestillinger/ny">
          {t('newOrder')}
        </LinkButton>
      )}
      <LinkButton to="/fribilletter/massebestillinger/avslutt">{t('endMany')}</LinkButton>
      <LinkButton to="/fribilletter/massebestillinger/byttavdeling">
        {t('changeDepartments')}
      </LinkButton>
      <LinkButton to="/fribilletter/massebestillinger/sluttet">{t('findLeavers')}</LinkButton>
    </>
  );
}

function useColumns(): Column<MassOrder>[] {
  const t = useTexts('free-many');
  const moment = useMoment();
  const sourceName = useSourceName();
  const { company } = useSession();
  const departmentOf = (number: number | null) => {
    const department = company.allAgreements.find(({ id }) => id === number);
    return department ? agreementLabel(department) : (number ?? '');
  };
  return [
    {
      id: 'what',
      header: t('what'),
      isRowHeader: true,
      cell: ({ operation, source }) => (
        <>
          {t(names[operation])}
          <span className="block text-small font-normal text-ink-muted">
            {sourceName(source ?? { kind: 'call', name: null })}
          </span>
        </>
      ),
    },
    {
      id: 'department',
      header: t('departmentColumn'),
      width: 8,
      cell: ({ agreementNumber }) => departmentOf(agreementNumber),
    },
    {
      id: 'when',
      header: t('when'),
      width: 10,
      cell: ({ requestedAt }) => moment(requestedAt),
    },
    { id: 'who', header: t('who'), width: 10, cell: ({ orderedBy }) => orderedBy },
    {
      id: 'done',
      header: t('done'),
      align: 'end',
      width: 7,
      cell: (row) => t('doneOf', countsOf(row)),
      cardCell: (row) => `${t('done')}: ${t('doneOf', countsOf(row))}`,
    },
    {
      id: 'failed',
      header: t('failed'),
      align: 'end',
      width: 7,
      cell: ({ failedTicketCount }) => formatNumber(failedTicketCount),
      cardCell: ({ failedTicketCount }) => `${t('failed')}: ${formatNumber(failedTicketCount)}`,
    },
    {
      id: 'state',
      header: t('state'),
      width: 8,
      cell: ({ state, ticketCount: done, requestedTicketCount: total }) => (
        <BatchState batch={{ state, done, total }} />
      ),
      onCard: 'aside',
    },
  ];
}

const countsOf = ({ ticketCount, requestedTicketCount }: MassOrder) => ({
  done: formatNumber(ticketCount),
  total: formatNumber(requestedTicketCount),
});
