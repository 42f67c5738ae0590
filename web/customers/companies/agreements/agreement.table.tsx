import type { CompanyAgreement } from '@takst/contract/customers/companies/user-company.schema.ts';
import type { ReactNode } from 'react';
import { IconButton } from '#platform/design/buttons/icon-button.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { RowButtons } from '#platform/design/table/row-buttons.tsx';
import { Table } from '#platform/design/table/table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { AgreementBadge } from './agreement-badge.tsx';
import { useAgreementLabels } from './use-agreement-labels.ts';

export type AgreementRow = Pick<
  CompanyAgreement,
  'id' | 'subTypeId' | 'invoiceReference' | 'invoicingInterval'
>;

interface AgreementTableProps<R extends AgreementRow> {
  rows: readonly R[];
  /** Before the actions: what only a saved agreement has. */
  columns?: readonly Column<R>[];
  onEdit: (row: R) => void;
  /** Asks for the end date. */
  onEnd?: (row: R) => void;
  onDelete: (row: R) => void;
  empty: ReactNode;
}

/** A company's agreements and their terms (spec 1 §2.3). */
export function AgreementTable<R extends AgreementRow>(props: AgreementTableProps<R>) {
  const { rows, columns: more = [], onEdit, onEnd, onDelete, empty } = props;
  const t = useTexts('companies');
  const labels = useAgreementLabels();
  const columns: Column<R>[] = [
    {
      id: 'id',
      header: t('agreementNumber'),
      cell: ({ id }) => <span className="tabular-nums">{id}</span>,
      isRowHeader: true,
    },
    {
      id: 'invoiceReference',
      header: t('invoiceReference'),
      cell: ({ invoiceReference }) => <span className="wrap-anywhere">{invoiceReference}</span>,
    },
    {
      id: 'type',
      header: t('type'),
      cell: ({ subTypeId }) => <AgreementBadge subtype={subTypeId} />,
      onCard: 'below',
    },
    {
      id: 'interval',
      header: t('invoicingInterval'),
      cell: ({ invoicingInterval }) => labels.shortInterval(invoicingInterval),
    },
    ...more,
    {
      id: 'actions',
      header: t('actions'),
      cell: (row) => (
        <span className="inline-flex">
          {onEnd && (
            <IconButton
              icon="calendar"
              label={t('endDateOf', { id: row.id })}
              onClick={() => onEnd(row)}
            />
          )}
          <RowButtons
            edit={{ label: t('editAgreementOf', { id: row.id }), onClick: () => onEdit(row) }}
            remove={{ label: t('deleteAgreementOf', { id: row.id }), onClick: () => onDelete(row) }}
          />
        </span>
      ),
      align: 'end',
      onCard: 'aside',
    },
  ];
  return (
    <Table
      label={t('agreements')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      cardsBelow={860}
      empty={empty}
    />
  );
}
