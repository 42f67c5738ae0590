import { pathTo } from '@takst/contract/app/path-to.ts';
import { DownloadLink } from '#platform/design/buttons/download-link.tsx';
import { MonthPicker } from '#platform/design/dates/month-picker.tsx';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { useList } from '#platform/design/list/use-list.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { CostViews } from '#ticketing/tickets/cost-views.tsx';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { MonthFilter } from './month-filter.tsx';
import {
  payrollChangesFile,
  payrollChangesQuery,
  payrollFilterNames,
  type PayrollSource,
} from './payroll-changes.queries.ts';
import { PayrollFileFaults } from './payroll-file-faults.tsx';
import { PayrollFile } from './payroll-file.tsx';
import { PayrollMonths } from './payroll-months.tsx';
import { lineOf } from './payroll-line.ts';
import { usePayrollChips } from './use-payroll-chips.ts';
import { usePayrollColumns } from './use-payroll-columns.tsx';

/** Remounts for another company. */
export function PayrollChangesPage() {
  return <PayrollChanges key={useSession().company.id} />;
}

/** What changes in the payroll deductions, or in what a housing association pays, for a month and six more (spec 2 §2). */
function PayrollChanges() {
  const t = useTexts('payroll');
  const { company, today } = useSession();
  const { hasPayroll, person } = useServicePages();
  const source: PayrollSource = {
    companyId: company.id,
    hasDatePicker: !hasPayroll || company.agreementSettings.payrollDatePicker,
  };
  const list = useList(payrollChangesQuery(source), payrollFilterNames);
  const parts = { list, source };
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <SearchedList
      list={list}
      title={t('title')}
      subtitle={company.name}
      actions={
        <>
          {source.hasDatePicker && (
            <MonthPicker
              label={t('fromMonth')}
              today={today}
              month={list.filters.from}
              onChoose={(from) => list.setFilters({ from, month: '' })}
            />
          )}
          {hasPayroll && <PayrollFile {...parts} />}
          {list.total !== 0 && <DownloadLink href={payrollChangesFile(source, list)} />}
        </>
      }
      notice={
        <>
          <CostViews from={list.filters.from} />
          <PayrollMonths {...parts} />
          {hasPayroll && <PayrollFileFaults {...parts} />}
        </>
      }
      searchLabel={list.isEmpty ? undefined : t('searchLabel')}
      besideSearch={!list.isEmpty && <MonthFilter {...parts} />}
      chips={usePayrollChips(parts)}
      columns={usePayrollColumns()}
      sortedBy="month"
      rowPath={(change) => {
        const { subscriberId: id } = lineOf(change);
        return id === null ? null : pathTo(person, { id });
      }}
      cardsBelow={860}
      empty={{ icon: 'wallet', title: t('emptyTitle'), text: t('emptyText') }}
      noHits={{ text: t('noHitText') }}
    />
  );
}
