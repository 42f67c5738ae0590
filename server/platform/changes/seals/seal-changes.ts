import type { Database, Transaction } from '#platform/db/database.ts';
import {
  type Chain,
  loadLastSeals,
  loadUnsealed,
  saveSeals,
  type Seal,
  takeSealing,
} from './seal.store.ts';
import { noSeal, sealHash } from './seal-hash.ts';
import { createRepeatingLook, type RepeatingLookOptions } from '#platform/jobs/repeating-look.ts';

/** A transaction of a second or so. */
const atOnce = 2_000;

const nameOf = ({ tenant, companyId }: Chain): string => `${tenant} ${companyId}`;

/**
 * Seals the changes that have no seal yet, each after the last one of its company. Returns how many; 0 also while
 * another process does it.
 */
export async function sealChanges(database: Database): Promise<number> {
  let sealed = 0;
  for (;;) {
    const count = await database.transaction(sealSome);
    sealed += count;
    if (count < atOnce) return sealed;
  }
}

async function sealSome(tx: Transaction): Promise<number> {
  if (!(await takeSealing(tx))) return 0;
  const changes = await loadUnsealed(tx, atOnce);
  if (changes.length === 0) return 0;
  const chains = new Map(
    changes.map(({ tenant, companyId }) => {
      const chain = { tenant, companyId };
      return [nameOf(chain), chain];
    }),
  );
  const last = await loadLastSeals(tx, [...chains.values()]);
  const lastByChain = new Map(last.map((seal) => [nameOf(seal), seal]));
  const seals = changes.map(({ values, ...change }): Seal => {
    const before = lastByChain.get(nameOf(change));
    const seal = {
      ...change,
      position: (before?.position ?? 0) + 1,
      hash: sealHash(before?.hash ?? noSeal, values),
    };
    lastByChain.set(nameOf(change), seal);
    return seal;
  });
  await saveSeals(tx, seals);
  return seals.length;
}

/** Seals new changes again and again while the portal runs. */
export const createSealing = (database: Database, options: Omit<RepeatingLookOptions, 'name'>) =>
  createRepeatingLook(async () => void (await sealChanges(database)), {
    ...options,
    name: 'sealing of the record',
  });
