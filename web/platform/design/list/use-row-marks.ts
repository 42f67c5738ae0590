import type { ListedRow } from '@takst/contract/platform/lists/list-types.ts';
import { useEffect, useRef, useState } from 'react';
import type { RowMark } from '#platform/design/table/column.ts';

/** A changed row stays marked for six seconds, then fades. */
const markedMs = 6000;
const fadingMs = 600;

type Marks = ReadonlyMap<ListedRow['id'], RowMark>;

/** Marks rows whose content has changed since they were last shown. */
export function useRowMarks<Row extends ListedRow>(rows: readonly Row[] | undefined): Marks {
  const [marks, setMarks] = useState<Marks>(new Map());
  const lastContents = useRef(new Map<ListedRow['id'], string>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const changedRows = (rows ?? []).filter((row) => {
      const content = JSON.stringify(row);
      const before = lastContents.current.get(row.id);
      lastContents.current.set(row.id, content);
      return before !== undefined && before !== content;
    });
    if (changedRows.length === 0) return;
    const ids = changedRows.map(({ id }) => id);
    const after = (ms: number, mark: RowMark | undefined) => {
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        setMarks((current) => markedAs(current, ids, mark));
      }, ms);
      timers.current.add(timer);
    };
    setMarks((current) => markedAs(current, ids, 'changed'));
    after(markedMs, 'fading');
    after(markedMs + fadingMs, undefined);
  }, [rows]);

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach(clearTimeout);
  }, []);
  return marks;
}

function markedAs(marks: Marks, ids: readonly ListedRow['id'][], mark: RowMark | undefined): Marks {
  const next = new Map(marks);
  for (const id of ids) {
    if (mark) next.set(id, mark);
    else next.delete(id);
  }
  return next;
}
