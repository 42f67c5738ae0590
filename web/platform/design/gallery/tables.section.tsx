import { useState } from 'react';
import { formatMoney, formatPhone } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { Status } from '#platform/design/page/status.tsx';
import type { Column, Sort } from '#platform/design/table/column.ts';
import { Pagination } from '#platform/design/table/pagination.tsx';
import { Table } from '#platform/design/table/table.tsx';
import { type Employee, employees } from './examples.ts';
import { Section } from './section.tsx';

const columns: Column<Employee>[] = [
  {
    id: 'firstName',
    header: 'First name',
    cell: ({ firstName }) => firstName,
    isRowHeader: true,
    isSortable: true,
  },
  {
    id: 'lastName',
    header: 'Last name',
    cell: ({ lastName }) => lastName,
    isSortable: true,
    onCard: 'title',
  },
  { id: 'phone', header: 'Phone', cell: ({ phone }) => phone && formatPhone('+47', phone) },
  {
    id: 'price',
    header: 'Price',
    cell: ({ ore }) => formatMoney(ore),
    align: 'end',
    onCard: 'hidden',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Status status={status} date="30. nov." />,
    onCard: 'aside',
  },
];
const tableProps = { columns, rowKey: ({ firstName }: Employee) => firstName, empty: null };

export function TablesSection() {
  const [sort, setSort] = useState<Sort>({ column: 'lastName', direction: 'ascending' });
  const [page, setPage] = useState(6);
  return (
    <Section title="Tables">
      <div className="grid gap-6">
        <Card isFlush>
          <Table
            {...tableProps}
            label="Employees"
            rows={employees}
            rowPath={() => '/home'}
            sort={sort}
            onSort={setSort}
          />
          <Pagination page={page} total={123} onPage={setPage} />
        </Card>
        <Card isFlush>
          <Table {...tableProps} label="Loading" rows={undefined} skeletonRows={3} />
        </Card>
        <Card isFlush>
          <Table
            {...tableProps}
            label="Empty"
            rows={[]}
            empty={<EmptyState title="Nobody here yet">Order the first ticket.</EmptyState>}
          />
        </Card>
      </div>
    </Section>
  );
}
