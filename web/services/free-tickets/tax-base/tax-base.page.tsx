import { taxBaseList } from '@takst/contract/services/free-tickets/tax-base/tax-base-list.contract.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { ListPage } from '#platform/lists/list-page.tsx';
import { useListOf } from '#platform/lists/use-list-of.ts';
import { BookNote } from '#services/free-tickets/book/book-note.tsx';
import { useDepartmentFilter } from '#services/free-tickets/book/use-department-filter.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { PeriodSelect } from './period-select.tsx';
import { TaxBaseMonths } from './tax-base-months.tsx';
import { chosenPeriod, monthsIn } from './tax-months.ts';
import { useTaxBaseColumns } from './use-tax-base-columns.tsx';
import { useTaxMonths } from './use-tax-months.ts';

/** Remounts for another company. */
export function TaxBasePage() {
  return <TaxBase key={useSession().company.id} />;
}

/** The taxable benefit of a month or a year, by employee number (spec 3 §2). */
function TaxBase() {
  const t = useTexts('tax-base');
  const { company, today } = useSession();
  const list = useListOf(taxBaseList);
  const months = useTaxMonths(list.filters.department);
  const period = chosenPeriod(list.filters, { months, today });
  const hasLines = months && period && monthsIn(months, period).length > 0;
  const departmentFilter = useDepartmentFilter(list);
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <ListPage
      list={list}
      title={t('title')}
      subtitle={t('subtitle', { company: company.name })}
      actions={
        <>
          <LinkButton icon="swap" to="/fribilletter/endringer">
            {t('toChanges')}
          </LinkButton>
          <LinkButton icon="wallet" to="/fribilletter/lonnsfil">
            {t('toPayrollFiles')}
          </LinkButton>
        </>
      }
      notice={
        !list.isEmpty && (
          <>
            {hasLines && <TaxBaseMonths months={months} period={period} />}
            <div className="mb-4">
              <BookNote />
            </div>
          </>
        )
      }
      searchLabel={t('searchLabel')}
      besideSearch={
        !list.isEmpty && (
          <>
            {departmentFilter}
            <PeriodSelect months={months ?? []} period={period} onChoose={list.setFilters} />
          </>
        )
      }
      columns={useTaxBaseColumns()}
      cardsBelow={860}
      empty={{ icon: 'wallet', title: t('emptyTitle'), text: t('emptyText') }}
      noHits={
        list.answeredSearch === ''
          ? {
              title: t(period?.month === null ? 'noneYearTitle' : 'nonePeriodTitle'),
              text: t('nonePeriodText'),
              showAll: t('showNewest'),
            }
          : { text: t('noHitText'), showAll: t('showNewest') }
      }
    />
  );
}
