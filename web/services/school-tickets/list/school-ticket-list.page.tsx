import { pathTo } from '@takst/contract/app/path-to.ts';
import { schoolTicketList } from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import { ListPage } from '#platform/lists/list-page.tsx';
import { useCountsOf, useListOf } from '#platform/lists/use-list-of.ts';
import { useClassListsOption } from '#services/school-tickets/class-lists/use-class-lists-option.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { FileLimit } from './file-limit.tsx';
import { OrderButton } from './order-button.tsx';
import { SchoolSelects } from './school-selects.tsx';
import { SchoolViews } from './school-views.tsx';
import { useRolloverOption } from './use-rollover-option.ts';
import { useSchoolListWords } from './use-school-list-words.ts';
import { useSchoolTicketColumns } from './use-school-ticket-columns.tsx';

/** The overview of a school: one row for a ticket, by school year and class (spec 3 §2). */
export function SchoolTicketListPage() {
  const t = useTexts('school-ticket-list');
  const { company } = useSession();
  const list = useListOf(schoolTicketList);
  const counts = useCountsOf(schoolTicketList, list);
  const classLists = useClassListsOption(list.address);
  const rollover = useRolloverOption();
  const words = useSchoolListWords(list, t('noHitText'));
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <ListPage
      {...words}
      empty={{ ...words.empty, actions: <OrderButton /> }}
      list={list}
      subtitle={t('subtitle', { company: company.name })}
      isSubtitleForWide
      options={list.isEmpty ? [] : [classLists, rollover]}
      actions={<OrderButton />}
      notice={
        <>
          <SchoolViews />
          <FileLimit total={list.total} />
        </>
      }
      cardsBelow={1280}
      filterMenu="phone"
      besideSearch={!list.isEmpty && <SchoolSelects list={list} counts={counts} />}
      columns={useSchoolTicketColumns(counts?.years)}
      rowPath={({ id }) => pathTo('/skole/{id}', { id })}
    />
  );
}
