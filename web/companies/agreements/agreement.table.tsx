import type { CompanyAgreement } from '@takst/contract/session/user-company.schema.ts';
import { Status } from '#design/page/status.tsx';
import type { Column } from '#design/table/column.ts';
import { RowButtons } from '#design/table/row-buttons.tsx';
import { Table } from '#design/table/table.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '#texts/use-texts.ts';
import { AgreementBadge } from './agreement-badge.tsx';

export type AgreementRow = Pick<CompanyAgreement, 'id' | 'subTypeId' | 'invoiceReference'> & {
  isExpired?: boolean;
};

interface AgreementTableProps<R extends AgreementRow> {
  rows: readonly R[];
  onEdit: (row: R) => void;
  onDelete: (row: R) => void;
  empty: ReactNode;
}

/** A company's agreements and their terms (spec 1 §2.3). */
export function AgreementTable<R extends AgreementRow>(props: AgreementTableProps<R>) {
  const { rows, onEdit, onDelete, empty } = props;
  const t = useTexts('companies');
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
      cell: ({ invoiceReference }) => invoiceReference,
    },
    {
      id: 'type',
      header: t('type'),
      cell: ({ subTypeId, isExpired }) => (
        <span className="inline-flex flex-wrap gap-1.5">
          <AgreementBadge subtype={subTypeId} />
          {isExpired && <Status status="expired" />}
        </span>
      ),
      onCard: 'below',
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (row) => (
        <RowButtons
          edit={{ label: t('editAgreementOf', { id: row.id }), onClick: () => onEdit(row) }}
          remove={{ label: t('deleteAgreementOf', { id: row.id }), onClick: () => onDelete(row) }}
        />
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
      empty={empty}
    />
  );
}
