import { pathTo } from '@takst/contract/path-to.ts';
import { DownloadLink } from '#design/buttons/download-link.tsx';
import { SearchedList } from '#design/list/searched-list.tsx';
import { useList } from '#design/list/use-list.ts';
import { useSession } from '#session/use-session.ts';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { MonthFilter } from './month-filter.tsx';
import { MonthPicker } from './month-picker.tsx';
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

/** What changes in the payroll deductions, for a month and six more (spec 2 §2). */
function PayrollChanges() {
  const t = useTexts('payroll');
  const { company } = useSession();
  const source: PayrollSource = {
    companyId: company.id,
    hasDatePicker: company.agreementSettings.payrollDatePicker,
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
          <MonthPicker {...parts} />
          <PayrollFile {...parts} />
          {list.total !== 0 && <DownloadLink href={payrollChangesFile(source, list)} />}
        </>
      }
      notice={
        <>
          <PayrollMonths {...parts} />
          <PayrollFileFaults {...parts} />
        </>
      }
      searchLabel={list.isEmpty ? undefined : t('searchLabel')}
      besideSearch={!list.isEmpty && <MonthFilter {...parts} />}
      chips={usePayrollChips(parts)}
      columns={usePayrollColumns()}
      sortedBy="month"
      rowPath={(change) => {
        const { subscriberId: id } = lineOf(change);
        return id === null ? null : pathTo('/bedriftsavtale/ansatt/{id}', { id });
      }}
      cardsBelow={860}
      empty={{ icon: 'wallet', title: t('emptyTitle'), text: t('emptyText') }}
      noHits={{
        title: t('noHitTitle', { search: list.answeredSearch }),
        text: t('noHitText'),
        showAll: t('clearSearch'),
      }}
    />
  );
}
