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
const perTransaction = 2_000;
/** A look has an end: a start waits for the first one, and a stop for the last. */
const transactionsPerLook = 10;

const nameOf = ({ tenant, companyId }: Chain): string => `${tenant} ${companyId}`;

type Sealing = {
  /** How many changes a transaction seals, and after how many transactions it ends; without a number, when all are sealed. */
  readonly perTransaction?: number;
  readonly mostTransactions?: number;
};

/**
 * Seals the changes that have no seal yet, each after the last one of its company. Returns how many; 0 also while
 * another process does it.
 */
export async function sealChanges(
  database: Database,
  { perTransaction: limit = perTransaction, mostTransactions = Infinity }: Sealing = {},
): Promise<number> {
  let sealed = 0;
  let after = 0;
  for (let done = 0; done < mostTransactions; done += 1) {
    const seals = await database.transaction((tx) => sealSome(tx, { after, limit }));
    sealed += seals.length;
    after = seals.at(-1)?.changeId ?? after;
    if (seals.length < limit) break;
  }
  return sealed;
}

async function sealSome(
  tx: Transaction,
  range: Parameters<typeof loadUnsealed>[1],
): Promise<readonly Seal[]> {
  if (!(await takeSealing(tx))) return [];
  const changes = await loadUnsealed(tx, range);
  if (changes.length === 0) return [];
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
  return seals;
}

/** Seals new changes again and again while the portal runs. */
export const createSealing = (database: Database, options: Omit<RepeatingLookOptions, 'name'>) =>
  createRepeatingLook(
    async () => void (await sealChanges(database, { mostTransactions: transactionsPerLook })),
    { ...options, name: 'sealing of the record' },
  );
