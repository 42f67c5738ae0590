import type { FreeTicketFilter } from '@takst/contract/services/free-tickets/list/free-ticket-filter.ts';
import { freeTicketList } from '@takst/contract/services/free-tickets/list/free-ticket-list.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import type { ListOption } from '#platform/design/list/list-option.ts';
import { ListPage } from '#platform/lists/list-page.tsx';
import { useCountsOf, useListOf } from '#platform/lists/use-list-of.ts';
import type { FilterWords } from '#platform/lists/use-filter-chips.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useFreeTicketFiles } from './use-free-ticket-files.ts';
import { useListedDepartments } from './use-listed-departments.ts';
import { useFreeTicketColumns } from './use-free-ticket-columns.tsx';

/** One row for a ticket: active and pending ones, unless a filter shows others (spec 3 §2). */
export function FreeTicketListPage() {
  const t = useTexts('free-ticket-list');
  const { company } = useSession();
  const list = useListOf(freeTicketList);
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <ListPage
      list={list}
      title={t('title')}
      subtitle={t('subtitle', { company: company.name })}
      isSubtitleForWide
      files={useFreeTicketFiles(list)}
      options={useOptions()}
      actions={<OrderButton />}
      searchLabel={t('searchLabel')}
      filterWords={useFilterWords()}
      cardsBelow={1280}
      filterMenu="always"
      besideSearch={useListedDepartments(list)}
      columns={useFreeTicketColumns()}
      rowPath={({ id }) => pathTo('/fribilletter/{id}', { id })}
      empty={{
        icon: 'users',
        title: t('emptyTitle'),
        text: t('emptyText'),
        actions: <EmptyActions />,
      }}
      noHits={{ text: t('noHitText') }}
    />
  );
}

function useOptions(): ListOption[] {
  const t = useTexts('free-ticket-list');
  return [
    { label: t('forMany'), icon: 'users', to: '/fribilletter/massebestillinger' },
    { label: t('birthdays'), icon: 'clock', to: '/fribilletter/bursdager' },
    { label: t('settings'), icon: 'settings', to: '/fribilletter/innstillinger' },
  ];
}

function OrderButton() {
  const t = useTexts('free-ticket-list');
  const { features } = useSession();
  if (!features.has('freeTicket.order')) return null;
  return (
    <LinkButton variant="primary" icon="plus" to="/fribilletter/ny">
      {t('order')}
    </LinkButton>
  );
}

/** Without current tickets there are no chips: what is over is reached from here. */
function EmptyActions() {
  const t = useTexts('free-ticket-list');
  const over = useCountsOf(freeTicketList)?.counts.over ?? 0;
  return (
    <>
      <OrderButton />
      {over > 0 && (
        <LinkButton to="/fribilletter" search={{ filter: 'over' }}>
          {t('showOver')}
        </LinkButton>
      )}
    </>
  );
}

function useFilterWords(): FilterWords<FreeTicketFilter> {
  const t = useTexts('free-ticket-list');
  return { label: t('filters'), all: t('all'), name: (filter) => t(filterTexts[filter]) };
}

const filterTexts = {
  active: 'filterActive',
  pending: 'filterPending',
  'code-not-fetched': 'filterCodeNotFetched',
  'card-requested': 'filterCardRequested',
  ending: 'filterEnding',
  over: 'filterOver',
} as const satisfies Record<FreeTicketFilter, string>;
