import type { PaymentFile } from '@takst/contract/billing/invoices/payments/payment-file.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { Table } from '#platform/design/table/table.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { Kroner } from '#billing/invoices/figures/kroner.tsx';
import { paymentOverviewQuery } from './payments.queries.ts';

/** The last files: who, when, how much of them is registered, and what waits. */
export function PaymentFiles() {
  const t = useTexts('payments');
  const { data } = useQuery(paymentOverviewQuery);
  const columns = useColumns();
  if (!data || data.files.length === 0) return null;
  return (
    <Card title={t('files')} isFlush>
      <Table
        label={t('files')}
        columns={columns}
        rows={data.files}
        rowKey={({ id }) => id}
        cardsBelow={860}
        empty={null}
      />
    </Card>
  );
}

function useColumns(): Column<PaymentFile>[] {
  const t = useTexts('payments');
  const moment = useMoment();
  return [
    {
      id: 'file',
      header: t('file'),
      isRowHeader: true,
      cell: ({ id, name }) => (
        <Link to="/innbetalinger" search={{ file: String(id) }}>
          {name || t('nameDeleted')}
        </Link>
      ),
    },
    { id: 'when', header: t('importedAt'), cell: ({ importedAt }) => moment(importedAt) },
    { id: 'who', header: t('importedBy'), cell: ({ importedBy }) => importedBy },
    {
      id: 'payments',
      header: t('payments'),
      align: 'end',
      cell: ({ payments }) => formatNumber(payments),
      cardCell: ({ payments }) => t('paymentCount', { number: formatNumber(payments) }),
    },
    {
      id: 'unmatched',
      header: t('waiting'),
      align: 'end',
      cell: ({ unmatched }) => formatNumber(unmatched),
      cardCell: ({ unmatched }) => t('waitingCount', { number: formatNumber(unmatched) }),
    },
    {
      id: 'registered',
      header: t('registered'),
      align: 'end',
      cell: ({ registeredAmount }) => <Kroner amount={registeredAmount} isTotal />,
      onCard: 'aside',
    },
  ];
}
