import type { PriceRow } from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import { useEffect, useState } from 'react';
import { draftStore } from '#platform/drafts/draft-store.ts';

const draftName = 'new-prices';

/** The prices that are not proposed yet; they survive a reload and a visit to another page. */
export function useDraftRows() {
  const [rows, change] = useState(() => (draftStore.read(draftName) ?? []) as readonly PriceRow[]);
  useEffect(() => {
    if (rows.length > 0) draftStore.keep(draftName, rows);
    else draftStore.discard(draftName);
  }, [rows]);
  return {
    rows,
    change,
    /** Also when others came while a file was read. */
    add: (more: readonly PriceRow[]) => change((before) => [...before, ...more]),
  };
}
