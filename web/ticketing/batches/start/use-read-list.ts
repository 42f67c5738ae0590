import { withoutIdentityNumbers } from '@takst/domain/ticketing/batches/national-identity-number.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useBatchOwner } from '../use-batch-owner.ts';
import { findColumns, knownHeadings } from '../read/find-columns.ts';
import type { ListTable } from '../read/list-table.ts';
import { readInWorker } from '../read/read-in-worker.ts';
import { readLimits } from '../read/read-limits.ts';
import type { ReadProblem } from '../read/read-problem.ts';
import type { ListSource } from '../read/read-source.ts';
import type { ColumnChoice } from './rows-to-send.ts';

/** A list that was read and is not sent yet. */
export type ReadList = {
  list: ListTable;
  name: string | null;
  /** The columns as they were recognised. */
  recognised: ColumnChoice;
};

export type ReadState =
  | { state: 'nothing' }
  | { state: 'reading' }
  | { state: 'problem'; problem: ReadProblem; name: string | null }
  | ({ state: 'read' } & ReadList);

/** Longest name of a file that is sent. */
const maxName = 200;

/** Reads files and pasted cells; the last one counts. */
export function useReadList() {
  const { service, calls, ownColumnNames = {} } = useBatchKit();
  const companyId = useBatchOwner();
  const { data: remembered = [] } = useQuery({
    ...queryOf(calls.listColumnMap, { params: { companyId } }),
    // Without it every heading is recognised that we know ourselves.
    throwOnError: false,
  });
  const [reading, setReading] = useState<ReadState>({ state: 'nothing' });
  const last = useRef<{ source: ListSource; name: string | null } | null>(null);

  async function read(source: ListSource, name: string | null) {
    const current = { source, name };
    last.current = current;
    setReading({ state: 'reading' });
    const own = Object.entries(ownColumnNames).map(([column, heading]) => ({ column, heading }));
    const columnHeadings = knownHeadings(service, [...own, ...remembered]);
    const result = await readInWorker({ source, knownHeadings: columnHeadings });
    if (last.current !== current) return;
    if ('problem' in result) {
      setReading({ state: 'problem', problem: result.problem, name });
      return;
    }
    const { list } = result;
    const columns = findColumns(list.headings, columnHeadings);
    const recognised = Object.fromEntries(
      Object.keys(service.columns).map((column) => {
        const place = columns.indexOf(column);
        return [column, place === -1 ? null : place];
      }),
    );
    setReading({ state: 'read', list, name, recognised });
  }

  return {
    reading,
    async readFile(file: File) {
      const name = withoutIdentityNumbers(file.name).slice(-maxName);
      if (file.size > readLimits.fileBytes) {
        last.current = null;
        setReading({ state: 'problem', problem: { code: 'FILE_TOO_LARGE' }, name });
        return;
      }
      const bytes = new Uint8Array(await file.arrayBuffer());
      await read({ kind: 'file', bytes, sheet: 1 }, name);
    },
    readText: (text: string) => read({ kind: 'paste', text }, null),
    readSheet(sheet: number) {
      const { source, name } = last.current ?? {};
      if (source?.kind === 'file') void read({ ...source, sheet }, name ?? null);
    },
    forget() {
      last.current = null;
      setReading({ state: 'nothing' });
    },
  };
}
