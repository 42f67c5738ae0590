import {
  type CounterOrderFilter,
  counterOrderList,
} from '@takst/contract/services/ticket-counter/orders/counter-order-list.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { ListPage } from '#platform/lists/list-page.tsx';
import { useListOf } from '#platform/lists/use-list-of.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CounterViews } from '../views/counter-views.tsx';
import { useCounterOrderColumns } from './use-counter-order-columns.tsx';

const filterWords = {
  'being-delivered': 'filterBeingDelivered',
  'to-be-sent': 'filterToBeSent',
  'with-failures': 'filterWithFailures',
} as const satisfies Record<CounterOrderFilter, string>;

/** Remounts for another company. */
export function CounterOrderListPage() {
  const { company } = useSession();
  return <CounterOrderList key={company.id} />;
}

/** What the company has ordered at the ticket counter, newest first (spec 3 §2). */
function CounterOrderList() {
  const t = useTexts('counter-orders');
  const { company } = useSession();
  const list = useListOf(counterOrderList);
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <ListPage
      list={list}
      title={t('title')}
      subtitle={t('subtitle', { company: company.name })}
      notice={<CounterViews />}
      searchLabel={t('searchLabel')}
      filterWords={{
        label: t('filters'),
        all: t('all'),
        name: (filter) => t(filterWords[filter]),
        isHidden: (_, count = 0) => count === 0,
      }}
      columns={useCounterOrderColumns()}
      rowPath={({ id }) => pathTo('/billettluka/ordrehistorikk/{id}', { id })}
      cardsBelow={860}
      empty={{ icon: 'ticket', title: t('emptyTitle'), text: t('emptyText') }}
      noHits={{
        title: list.answeredSearch === '' ? t('noneChosenTitle') : undefined,
        text: t('noHitText'),
      }}
    />
  );
}
