import type { RunPreview } from '@takst/contract/billing/invoices/run/preview-invoice-run.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { InvoicingInterval } from '@takst/domain/customers/agreements/invoicing-interval.ts';
import {
  formatKroner,
  formatMonth,
  formatPriceDifference,
  monthName,
} from '#platform/design/format.ts';
import { capitalize } from '#platform/design/format-moment.ts';
import { Card } from '#platform/design/page/card.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useAgreementType } from '#platform/session/agreement-types/use-agreement-type.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Kroner } from '#billing/invoices/figures/kroner.tsx';
import { useInvoicesColumn, useLinesColumn } from './use-count-columns.ts';
import { useIssuesInvoices } from './use-issues-invoices.ts';

type Group = RunPreview['groups'][number];
type ComparedCompany = RunPreview['companies'][number];
type MonthPair = Pick<Group, 'month' | 'previousMonth'>;

const intervals: { readonly [I in InvoicingInterval]: PlainTextKey<'invoice-runs'> } = {
  DAILY: 'intervalDaily',
  WEEKLY: 'intervalWeekly',
  MONTHLY_AT_END: 'intervalMonthly',
  QUARTERLY: 'intervalQuarterly',
  ANNUALLY: 'intervalAnnually',
  OTHER: 'intervalOther',
};

/** By service and interval: what the run makes, and the months that are compared. */
export function RunGroups({ result }: { result: RunPreview }) {
  const t = useTexts('invoice-runs');
  const agreementType = useAgreementType();
  const isIssuing = useIssuesInvoices();
  const lines = useLinesColumn();
  const invoices = useInvoicesColumn();
  const compared = useComparedColumns<Group>(result.month);
  const note = useMonthsNote(result.month);
  const total: Column<Group> = {
    id: 'total',
    header: t('wouldInvoice'),
    align: 'end',
    cell: ({ totalPrice }) => <Kroner amount={totalPrice} />,
    onCard: 'aside',
  };
  const columns: Column<Group>[] = [
    {
      id: 'service',
      header: t('service'),
      isRowHeader: true,
      cell: (group) => agreementType(group.agreementSubTypeId),
    },
    {
      id: 'interval',
      header: t('interval'),
      cell: ({ invoicingInterval }) => t(intervals[invoicingInterval]),
    },
    ...(isIssuing ? [invoices, lines, total] : [lines]),
    ...compared,
  ];
  return (
    <Card title={t('groups')} isFlush>
      <Table
        label={t('groups')}
        columns={columns}
        rows={result.groups}
        rowKey={(group) => `${group.agreementSubTypeId} ${group.invoicingInterval}`}
        cardsBelow={860}
        empty={null}
      />
      <p className="border-t border-line px-(--space-panel) py-3 text-small text-ink-muted">
        {note}
      </p>
    </Card>
  );
}

/** The companies of which the month differs most. */
export function ComparedCompanies({ result: { month, companies } }: { result: RunPreview }) {
  const t = useTexts('invoice-runs');
  const language = usePageLanguage();
  const compared = useComparedColumns<ComparedCompany>(month);
  const title = t('comparedCompanies', { month: formatMonth(previousOf(month), language) });
  return (
    <Card title={title} isFlush>
      <Table
        label={title}
        columns={[
          {
            id: 'company',
            header: t('company'),
            isRowHeader: true,
            cell: ({ companyName }) => companyName,
          },
          ...compared,
        ]}
        rows={companies}
        rowKey={({ companyId }) => companyId}
        rowPath={({ companyId }) => pathTo('/bedrifter/{id}', { id: companyId })}
        cardsBelow={600}
        empty={null}
      />
    </Card>
  );
}

const previousOf = (month: Temporal.PlainDate) => month.subtract({ months: 1 });

function useMonthsNote(month: Temporal.PlainDate): string {
  const t = useTexts('invoice-runs');
  const language = usePageLanguage();
  return t('comparedNote', {
    month: formatMonth(month, language),
    previous: formatMonth(previousOf(month), language),
  });
}

/** The month before, the month, and the difference. */
function useComparedColumns<Row extends MonthPair>(month: Temporal.PlainDate): Column<Row>[] {
  const t = useTexts('invoice-runs');
  const language = usePageLanguage();
  const names = [previousOf(month), month].map((one) => capitalize(monthName(one, language)));
  const [previousName = '', name = ''] = names;
  return [
    {
      id: 'previous',
      header: previousName,
      align: 'end',
      cell: ({ previousMonth }) => <Kroner amount={previousMonth.totalPrice} />,
      cardCell: (row) => <Named name={previousName} amount={row.previousMonth.totalPrice} />,
    },
    {
      id: 'month',
      header: name,
      align: 'end',
      cell: (row) => <Kroner amount={row.month.totalPrice} />,
      cardCell: (row) => <Named name={name} amount={row.month.totalPrice} />,
    },
    {
      id: 'difference',
      header: t('difference'),
      align: 'end',
      cell: (row) => <Difference row={row} />,
      onCard: 'below',
    },
  ];
}

/** On a card, where a line may end anywhere else. */
const Named = ({ name, amount }: { name: string; amount: number }) => (
  <span className="whitespace-nowrap">{`${name}: ${formatKroner(amount)}`}</span>
);

function Difference({ row }: { row: MonthPair }) {
  const t = useTexts('invoice-runs');
  const ore = Math.round((row.month.totalPrice - row.previousMonth.totalPrice) * 100);
  return (
    <span className="font-semibold whitespace-nowrap tabular-nums">
      {ore === 0 ? t('sameAsBefore') : formatPriceDifference(ore)}
    </span>
  );
}
