import type { ReactNode } from 'react';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { Badge } from '#design/page/badge.tsx';
import type { Column } from '#design/table/column.ts';
import { Table } from '#design/table/table.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { companyRoleWords, inOrder } from './role-words.ts';
import type { CompanyInForm } from './roles-in-form.ts';

interface CompanyRoleTableProps {
  rows: readonly CompanyInForm[];
  onEdit: (row: CompanyInForm) => void;
  onRemove: (row: CompanyInForm) => void;
  empty: ReactNode;
}

/** In which companies a user has which roles; cards on a phone. */
export function CompanyRoleTable({ rows, onEdit, onRemove, empty }: CompanyRoleTableProps) {
  const say = useTexts('user-roles');
  const columns: Column<CompanyInForm>[] = [
    {
      id: 'company',
      header: say('company'),
      cell: ({ companyName }) => companyName,
      isRowHeader: true,
    },
    {
      id: 'customerNumber',
      header: say('customerNumber'),
      cell: ({ companyId }) => <span className="tabular-nums">{companyId}</span>,
    },
    {
      id: 'roles',
      header: say('roles'),
      cell: ({ roles }) => (
        <span className="inline-flex flex-wrap gap-1.5 align-middle">
          {inOrder(roles).map((role) => (
            <Badge key={role}>{say(companyRoleWords[role].name)}</Badge>
          ))}
        </span>
      ),
      onCard: 'below',
    },
    {
      id: 'actions',
      header: say('actions'),
      cell: (row) => (
        <span className="inline-flex">
          <IconButton
            icon="edit"
            label={say('editIn', { company: row.companyName })}
            onClick={() => onEdit(row)}
          />
          <IconButton
            icon="trash"
            label={say('removeIn', { company: row.companyName })}
            onClick={() => onRemove(row)}
          />
        </span>
      ),
      align: 'end',
      onCard: 'aside',
    },
  ];
  return (
    <Table
      label={say('companyRoles')}
      columns={columns}
      rows={rows}
      rowKey={({ companyId }) => companyId}
      empty={empty}
    />
  );
}
