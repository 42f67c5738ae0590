import { counterTicketList } from '@takst/contract/services/ticket-counter/tickets/counter-ticket-list.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { ListPage } from '#platform/lists/list-page.tsx';
import { useListOf } from '#platform/lists/use-list-of.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CounterViews } from '../views/counter-views.tsx';
import { useCounterTicketColumns } from './use-counter-ticket-columns.tsx';

/** Remounts for another company. */
export function CounterTicketListPage() {
  const { company } = useSession();
  return <CounterTicketList key={company.id} />;
}

/** Each ticket of the counter, newest first; a row leads to its order (spec 3 §2). */
function CounterTicketList() {
  const t = useTexts('counter-tickets');
  const { company } = useSession();
  const list = useListOf(counterTicketList);
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <ListPage
      list={list}
      title={t('title')}
      subtitle={t('subtitle', { company: company.name })}
      notice={<CounterViews />}
      searchLabel={t('searchLabel')}
      columns={useCounterTicketColumns()}
      rowPath={({ order: { id } }) => pathTo('/billettluka/ordrehistorikk/{id}', { id })}
      cardsBelow={860}
      empty={{ icon: 'ticket', title: t('emptyTitle'), text: t('emptyText') }}
      noHits={{ text: t('noHitText') }}
    />
  );
}
