import { pathTo } from '@takst/contract/app/path-to.ts';
import { useQuery } from '@tanstack/react-query';
import { DownloadMenu } from '#platform/design/buttons/download-menu.tsx';
import { SelectBox } from '#platform/design/fields/select-box.tsx';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { useList } from '#platform/design/list/use-list.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ForgottenMoveOuts } from './forgotten-move-outs.tsx';
import { StatementMonths } from './statement-months.tsx';
import {
  statementFiles,
  statementFilterNames,
  statementInput,
  type StatementList,
  statementQuery,
  statementUnitsQuery,
} from './statement.queries.ts';
import { useUnitColumns } from './use-unit-columns.tsx';

/** Remounts for another company. */
export function StatementPage() {
  return <Statement key={useSession().company.id} />;
}

/** What a housing association has paid in a year, for its board (docs/decisions/0060). */
function Statement() {
  const t = useTexts('statement');
  const { company, today } = useSession();
  const source = { companyId: company.id, today };
  const list = useList(statementUnitsQuery(source), statementFilterNames);
  const input = statementInput(source, list.filters);
  const { data } = useQuery(statementQuery(input));
  const year = Number(input.query.year ?? today.year);
  const files = statementFiles(input);
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <SearchedList
      list={list}
      title={t('title')}
      subtitle={company.name}
      actions={
        <>
          <YearPicker list={list} years={data?.years ?? [year]} year={year} />
          <DownloadMenu
            label={t('download')}
            files={[
              { href: files.pdf, text: t('pdfFile') },
              { href: files.xlsx, text: t('excelFile') },
            ]}
          />
        </>
      }
      notice={
        <>
          <StatementMonths input={input} />
          <ForgottenMoveOuts
            input={input}
            onShowAll={() => list.setFilters({ filter: 'forgotten' })}
          />
        </>
      }
      searchLabel={t('searchLabel')}
      chips={{
        label: t('filters'),
        chips: [
          { value: '', label: t('filterAll'), count: data?.unitCounts.all },
          { value: 'forgotten', label: t('filterForgotten'), count: data?.unitCounts.forgotten },
        ],
        value: list.filters.filter,
        onChange: (filter) => list.setFilters({ filter }),
      }}
      columns={useUnitColumns(year)}
      sortedBy="number"
      rowPath={({ residents }) => {
        const newest = residents.at(-1);
        return newest ? pathTo('/borettslag/boenhet/{id}', { id: newest.subscriberId }) : null;
      }}
      cardsBelow={860}
      empty={{
        icon: 'calendar',
        title: t('emptyTitle', { year: String(year) }),
        text: t('emptyText'),
      }}
      noHits={
        // Another year than today's is no filter that hides something.
        list.answeredSearch === '' && list.filters.filter === '' ? null : { text: t('noHitText') }
      }
    />
  );
}

interface YearPickerProps {
  list: StatementList;
  years: readonly number[];
  year: number;
}

function YearPicker({ list, years, year }: YearPickerProps) {
  const t = useTexts('statement');
  const { today } = useSession();
  return (
    <div className="w-28">
      <SelectBox
        aria-label={t('year')}
        value={String(year)}
        onChoose={(value) => list.setFilters({ year: value === String(today.year) ? '' : value })}
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
      />
    </div>
  );
}
