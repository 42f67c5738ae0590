import {
  type SchoolTicketFilter,
  schoolTicketList,
} from '@takst/contract/school-tickets/list/school-ticket-list.contract.ts';
import { pathTo } from '@takst/contract/path-to.ts';
import { ListPage } from '#design/list/list-page.tsx';
import type { FilterWords } from '#design/list/use-filter-chips.ts';
import { useListOf } from '#design/list/use-list-of.ts';
import { useSession } from '#session/use-session.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { OrderButton } from './order-button.tsx';
import { useSchoolSelects } from './use-school-selects.tsx';
import { useSchoolTicketColumns } from './use-school-ticket-columns.tsx';

/** The overview of a school: one row for a ticket, by school year and class (spec 3 §2). */
export function SchoolTicketListPage() {
  const t = useTexts('school-ticket-list');
  const { company } = useSession();
  const list = useListOf(schoolTicketList);
  const search = list.answeredSearch;
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <ListPage
      list={list}
      title={t('title')}
      subtitle={t('subtitle', { company: company.name })}
      actions={<OrderButton />}
      searchLabel={t('searchLabel')}
      filterWords={useFilterWords()}
      besideSearch={useSchoolSelects(list)}
      columns={useSchoolTicketColumns()}
      rowPath={({ id }) => pathTo('/skole/{id}', { id })}
      empty={{
        icon: 'school',
        title: t('emptyTitle'),
        text: t('emptyText'),
        actions: <OrderButton />,
      }}
      noHits={{
        title: search === '' ? t('noneChosenTitle') : t('noHitTitle', { search }),
        text: t('noHitText'),
        showAll: t('clearSearch'),
      }}
    />
  );
}

function useFilterWords(): FilterWords<SchoolTicketFilter> {
  const t = useTexts('school-ticket-list');
  return { label: t('filters'), all: t('all'), name: (filter) => t(filterTexts[filter]) };
}

const filterTexts = {
  active: 'filterActive',
  pending: 'filterPending',
  'code-not-fetched': 'filterCodeNotFetched',
  'card-requested': 'filterCardRequested',
  over: 'filterOver',
} as const satisfies Record<SchoolTicketFilter, string>;
