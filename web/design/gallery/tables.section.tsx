import { useState } from 'react';
import { formatMoney, formatPhone } from '#design/format.ts';
import { Card } from '#design/page/card.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { Status } from '#design/page/status.tsx';
import type { Column, Sort } from '#design/table/column.ts';
import { Pagination } from '#design/table/pagination.tsx';
import { Table } from '#design/table/table.tsx';
import { type Employee, employees } from './examples.ts';
import { useGalleryTexts } from './use-gallery-texts.ts';
import { Section } from './section.tsx';

export function TablesSection() {
  const texts = useGalleryTexts();
  const [sort, setSort] = useState<Sort>({ column: 'lastName', direction: 'ascending' });
  const [page, setPage] = useState(6);
  const columns: Column<Employee>[] = [
    {
      id: 'firstName',
      header: texts.firstName,
      cell: (row) => row.firstName,
      isRowHeader: true,
      isSortable: true,
    },
    {
      id: 'lastName',
      header: texts.lastName,
      cell: (row) => row.lastName,
      isSortable: true,
      onCard: 'title',
    },
    { id: 'number', header: texts.employeeNumber, cell: (row) => row.number },
    { id: 'phone', header: texts.phone, cell: (row) => row.phone && formatPhone('+47', row.phone) },
    {
      id: 'price',
      header: texts.price,
      cell: (row) => formatMoney(row.ore),
      align: 'end',
      onCard: 'hidden',
    },
    {
      id: 'status',
      header: texts.status,
      cell: (row) => <Status status={row.status} />,
      onCard: 'aside',
    },
  ];
  const tableProps = { columns, rowKey: (row: Employee) => row.id };

  return (
    <Section title={texts.tables}>
      <div className="grid gap-6">
        <Card isFlush>
          <Table
            {...tableProps}
            label={texts.employees}
            rows={employees}
            rowPath={() => '/home'}
            sort={sort}
            onSort={setSort}
            empty={null}
          />
          <Pagination page={page} total={123} onPage={setPage} />
        </Card>
        <Card isFlush>
          <Table
            {...tableProps}
            label={texts.loadingTable}
            rows={undefined}
            empty={null}
            skeletonRows={3}
          />
        </Card>
        <Card isFlush>
          <Table
            {...tableProps}
            label={texts.emptyTable}
            rows={[]}
            empty={<EmptyState title={texts.emptyTitle}>{texts.emptyText}</EmptyState>}
          />
        </Card>
      </div>
    </Section>
  );
}
