import type { ReactNode } from 'react';
import { Badge } from '#platform/design/page/badge.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { RowButtons } from '#platform/design/table/row-buttons.tsx';
import { Table } from '#platform/design/table/table.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { companyRoleTexts, inOrder } from './role-texts.ts';
import type { CompanyInForm } from './roles-in-form.ts';

interface CompanyRoleTableProps {
  rows: readonly CompanyInForm[];
  onEdit: (row: CompanyInForm) => void;
  onRemove: (row: CompanyInForm) => void;
  empty: ReactNode;
}

/** A user's companies and roles; cards on a phone. */
export function CompanyRoleTable({ rows, onEdit, onRemove, empty }: CompanyRoleTableProps) {
  const t = useTexts('user-roles');
  const columns: Column<CompanyInForm>[] = [
    {
      id: 'company',
      header: t('company'),
      cell: ({ companyName }) => companyName,
      isRowHeader: true,
    },
    {
      id: 'customerNumber',
      header: t('customerNumber'),
      cell: ({ customerNumber }) => <span className="tabular-nums">{customerNumber}</span>,
    },
    {
      id: 'roles',
      header: t('roles'),
      cell: ({ roles }) => (
        <span className="inline-flex flex-wrap gap-1.5 align-middle">
          {inOrder(roles).map((role) => (
            <Badge key={role}>{t(companyRoleTexts[role].name)}</Badge>
          ))}
        </span>
      ),
      onCard: 'below',
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (row) => (
        <RowButtons
          edit={{
            label: t('editIn', { company: row.companyName }),
            onClick: () => onEdit(row),
          }}
          remove={{
            label: t('removeIn', { company: row.companyName }),
            onClick: () => onRemove(row),
          }}
        />
      ),
      align: 'end',
      onCard: 'aside',
    },
  ];
  return (
    <Table
      label={t('companyRoles')}
      columns={columns}
      rows={rows}
      rowKey={({ companyId }) => companyId}
      empty={empty}
    />
  );
}
