import {
  allSchoolTicketList,
  type TicketOfSchool,
} from '@takst/contract/services/school-tickets/list/all-school-ticket-list.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { ListPage } from '#platform/lists/list-page.tsx';
import { useCountsOf, useListOf } from '#platform/lists/use-list-of.ts';
import { hasEverywhere } from '#platform/session/services/features-anywhere.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CountedSelect, SchoolSelects } from './school-selects.tsx';
import { FileLimit } from './file-limit.tsx';
import { SchoolViews } from './school-views.tsx';
import { useSchoolListWords } from './use-school-list-words.ts';
import { useSchoolTicketColumns } from './use-school-ticket-columns.tsx';

/** The overview of every school that the user administers, as a county's administrator reads it. */
export function AllSchoolTicketListPage() {
  const t = useTexts('school-ticket-list');
  const list = useListOf(allSchoolTicketList);
  const counts = useCountsOf(allSchoolTicketList, list);
  const isEverySchool = hasEverywhere(useSignedIn(), 'school');
  return (
    <ListPage
      {...useSchoolListWords(list, t('noHitTextOfAll'))}
      list={list}
      subtitle={t(isEverySchool ? 'subtitleEverySchool' : 'subtitleMySchools')}
      isSubtitleForWide
      notice={
        <>
          <SchoolViews />
          <FileLimit total={list.total} />
        </>
      }
      cardsBelow={1280}
      filterMenu="phone"
      besideSearch={
        !list.isEmpty && (
          <>
            <CountedSelect
              label={t('school')}
              name="school"
              all={t('everySchool')}
              value={list.filters.school}
              onChoose={(school) => list.setFilters({ school })}
              offered={counts?.schools.map(({ companyId, companyName, tickets }) => ({
                value: String(companyId),
                name: companyName,
                tickets,
              }))}
            />
            <SchoolSelects list={list} counts={counts} />
          </>
        )
      }
      rowPath={({ id }) => pathTo('/skole/{id}', { id })}
      columns={{
        ...useSchoolTicketColumns(counts?.years),
        school: {
          cell: ({ companyName }: TicketOfSchool) => (
            <span className="line-clamp-2" title={companyName}>
              {companyName}
            </span>
          ),
          cardCell: ({ companyName }) => companyName,
        },
      }}
    />
  );
}
