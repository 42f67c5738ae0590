import type { Database } from '#platform/db/database.ts';
import {
  type Chain,
  loadLooseChanges,
  loadSealedChanges,
  type SealedChange,
  type SealPlace,
} from './seal.store.ts';
import { noSeal, sealHash } from './seal-hash.ts';

/** The last seal of a chain: kept elsewhere, it proves later that the end was not cut off. */
export type Head = Chain & { readonly position: number; readonly hash: string };

export type RecordFault = {
  readonly kind: 'altered' | 'gone' | 'seal-gone' | 'head-gone' | 'unsealed' | 'foreign-values';
  /** Null where no change is known any more. */
  readonly changeId: number | null;
  readonly chain: Chain | null;
};

export type RecordCheck = {
  readonly checked: number;
  readonly heads: readonly Head[];
  readonly faults: readonly RecordFault[];
};

const pageSize = 5_000;
const beginning: SealPlace = { tenant: '', companyId: 0, position: 0 };

/**
 * Reads the whole record and computes every hash anew. `earlier` are the heads of an earlier check: each must still
 * be in its chain.
 */
export async function checkRecord(
  database: Database,
  earlier: readonly Head[] = [],
): Promise<RecordCheck> {
  const chains = createChainCheck(earlier);
  let after = beginning;
  for (;;) {
    const page = await loadSealedChanges(database, after, pageSize);
    for (const seal of page) chains.add(seal);
    const last = page.at(-1);
    if (!last || page.length < pageSize) break;
    after = last;
  }
  const { unsealed, foreignValues } = await loadLooseChanges(database);
  const loose = (kind: RecordFault['kind'], ids: readonly number[]): RecordFault[] =>
    ids.map((changeId) => ({ kind, changeId, chain: null }));
  const { checked, heads, faults } = chains.end();
  return {
    checked,
    heads,
    faults: [...faults, ...loose('unsealed', unsealed), ...loose('foreign-values', foreignValues)],
  };
}

const placeOf = ({ tenant, companyId, position }: SealPlace): string =>
  `${tenant} ${companyId} ${position}`;

/** Takes seals in the order of their chains. A seal that is stored counts for the next one, also when it is wrong. */
function createChainCheck(earlier: readonly Head[]) {
  const missingHeads = new Map(earlier.map((head) => [placeOf(head), head]));
  const heads: Head[] = [];
  const faults: RecordFault[] = [];
  let checked = 0;
  let last: Head | null = null;
  return {
    add(seal: SealedChange): void {
      const { tenant, companyId, position, changeId } = seal;
      const chain = { tenant, companyId };
      const isSameChain = last?.tenant === tenant && last.companyId === companyId;
      if (last && !isSameChain) heads.push(last);
      const before = isSameChain ? last : null;
      if (position !== (before?.position ?? 0) + 1) {
        faults.push({ kind: 'seal-gone', changeId: null, chain });
      } else if (seal.values === null) faults.push({ kind: 'gone', changeId, chain });
      else if (seal.hash !== sealHash(before?.hash ?? noSeal, seal.values)) {
        faults.push({ kind: 'altered', changeId, chain });
      }
      last = { ...chain, position, hash: seal.hash };
      if (missingHeads.get(placeOf(seal))?.hash === last.hash) missingHeads.delete(placeOf(seal));
      checked += 1;
    },
    end() {
      if (last) heads.push(last);
      for (const { tenant, companyId } of missingHeads.values()) {
        faults.push({ kind: 'head-gone', changeId: null, chain: { tenant, companyId } });
      }
      return { checked, heads, faults };
    },
  };
}
