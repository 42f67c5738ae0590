import { useState } from 'react';
import type { TableProps } from './column.ts';
import { Pagination } from './pagination.tsx';
import { Table } from './table.tsx';

const firstSize = 25;

interface PagedTableProps<Row> extends TableProps<Row> {
  rows: readonly Row[];
  /** The search and the order: another one begins with its first page. */
  arrangement?: string;
}

/** A table of rows that are all there, of which it shows some at a time. */
export function PagedTable<Row>({ rows, arrangement, ...table }: PagedTableProps<Row>) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(firstSize);
  const [arrangementOfPage, setArrangementOfPage] = useState(arrangement);
  if (arrangement !== arrangementOfPage) {
    setArrangementOfPage(arrangement);
    setPage(1);
  }
  return (
    <>
      <Table {...table} rows={rows.slice((page - 1) * size, page * size)} />
      {rows.length > firstSize && (
        <Pagination
          page={page}
          total={rows.length}
          pageSize={size}
          onPage={setPage}
          onPageSize={(next) => {
            setSize(next);
            setPage(1);
          }}
        />
      )}
    </>
  );
}
