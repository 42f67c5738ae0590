import { taxChangeList } from '@takst/contract/services/free-tickets/tax-changes/tax-change-list.contract.ts';
import { changeFilterNames, type ChangeType } from '@takst/domain/billing/payroll/change-type.ts';
import type { ReactNode } from 'react';
import { formatMonth, monthName } from '#platform/design/format.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { ListPage } from '#platform/lists/list-page.tsx';
import { type PageList, useCountsOf, useListOf } from '#platform/lists/use-list-of.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { BookNote } from '#services/free-tickets/book/book-note.tsx';
import { useDepartmentFilter } from '#services/free-tickets/book/use-department-filter.ts';
import { firstOf } from '#services/free-tickets/tax-base/tax-months.ts';
import { useTaxMonths } from '#services/free-tickets/tax-base/use-tax-months.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { comparedMonths } from './compared-months.ts';
import { MonthSelect } from './month-select.tsx';
import { useTaxChangeColumns } from './use-tax-change-columns.tsx';

/** Remounts for another company. */
export function TaxChangesPage() {
  return <TaxChanges key={useSession().company.id} />;
}

/** What has changed in the taxable benefit from the month before (spec 3 §2). */
function TaxChanges() {
  const t = useTexts('tax-changes');
  const { company } = useSession();
  const list = useListOf(taxChangeList);
  const counts = useCountsOf(taxChangeList, list);
  const filterWords = useFilterWords();
  const hasChanges = counts === undefined || counts.all > 0;
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <ListPage
      list={list}
      title={t('title')}
      subtitle={<ComparedMonths list={list} />}
      back={<BackLink to="/fribilletter/skattegrunnlag">{t('toTaxBase')}</BackLink>}
      notice={
        !list.isEmpty && (
          <div className="mb-4">
            <BookNote />
          </div>
        )
      }
      searchLabel={hasChanges ? t('searchLabel') : undefined}
      {...(hasChanges && { filterWords })}
      besideSearch={useChoices(list)}
      columns={useTaxChangeColumns()}
      cardsBelow={860}
      empty={{
        icon: 'swap',
        title: t('emptyTitle'),
        text: t(counts?.period ? 'noneText' : 'emptyText'),
      }}
      noHits={
        list.answeredSearch === ''
          ? { title: t('emptyTitle'), text: t('noneText'), showAll: t('showNewest') }
          : { text: t('noHitText'), showAll: t('showNewest') }
      }
    />
  );
}

type TaxChangeList = PageList<typeof taxChangeList>;

/** Which months are compared; of an open one that these are the changes so far. */
function ComparedMonths({ list }: { list: TaxChangeList }) {
  const t = useTexts('tax-changes');
  const language = usePageLanguage();
  const period = useCountsOf(taxChangeList, list)?.period;
  if (!period) return null;
  const month = firstOf(period);
  const before = month.subtract({ months: 1 });
  return (
    <>
      {t('subtitle', {
        before:
          before.year === month.year ? monthName(before, language) : formatMonth(before, language),
        month: formatMonth(month, language),
      })}
      {!period.isClosed && <span className="block">{t('isOpen')}</span>}
    </>
  );
}

function useFilterWords() {
  const t = useTexts('tax-changes');
  const language = usePageLanguage();
  return {
    label: t('filters'),
    all: t('filterAll'),
    name: (type: ChangeType) => changeFilterNames[type][language],
  };
}

/** Department and month, also where the newest month has no changes: others may have some. */
function useChoices(list: TaxChangeList): ReactNode {
  const { today } = useSession();
  const period = useCountsOf(taxChangeList, list)?.period;
  const isEmpty = list.isEmpty && !period;
  const department = useDepartmentFilter({ ...list, isEmpty });
  const months = comparedMonths(useTaxMonths(list.filters.department) ?? [], today);
  if (isEmpty) return null;
  return (
    <>
      {department}
      {period && <MonthSelect months={months} period={period} onChoose={list.setFilters} />}
    </>
  );
}
