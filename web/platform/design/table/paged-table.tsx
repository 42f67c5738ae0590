import { useState } from 'react';
import type { TableProps } from './column.ts';
import { Pagination } from './pagination.tsx';
import { Table } from './table.tsx';

const firstSize = 25;

/** A table of rows that are all there, of which it shows some at a time. */
export function PagedTable<Row>({ rows, ...table }: TableProps<Row> & { rows: readonly Row[] }) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(firstSize);
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
