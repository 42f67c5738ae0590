import { z } from 'zod';
import {
  checkRecord,
  type Head,
  type RecordCheck,
  type RecordFault,
} from '#platform/changes/seals/check-record.ts';
import { sealChanges } from '#platform/changes/seals/seal-changes.ts';
import type { Database } from '#platform/db/database.ts';

const headsSchema = z.array(
  z.strictObject({
    tenant: z.string(),
    companyId: z.number().int(),
    position: z.number().int(),
    hash: z.string().regex(/^[0-9a-f]{64}$/),
  }),
);

/** The file of heads is not one that this command has written. */
export class NoHeads extends Error {
  override name = 'NoHeads';
}

/** Reads what an earlier check has written; throws NoHeads for anything else. */
export function readHeads(text: string): Head[] {
  try {
    return headsSchema.parse(JSON.parse(text));
  } catch {
    throw new NoHeads('The file holds no heads of the record, as this command writes them.');
  }
}

/**
 * Seals what is new and checks the whole record. The heads are those of all chains, to be kept where nobody who can
 * write to the database can write: they are the proof that nothing was taken off the end.
 */
export async function runCheckRecordCommand(
  database: Database,
  earlier: readonly Head[],
): Promise<{ isDone: boolean; lines: string[]; heads: readonly Head[] }> {
  await sealChanges(database);
  const check = await checkRecord(database, earlier);
  const isDone = check.faults.length === 0;
  return { isDone, lines: isDone ? [soundLine(check)] : faultLines(check), heads: check.heads };
}

const soundLine = ({ checked, heads }: RecordCheck): string =>
  `The record is as it was written. Changes: ${checked}, chains: ${heads.length}.`;

/** Enough to begin with; a fault in the middle of a chain is one line. */
const maxShown = 50;

function faultLines({ faults, checked }: RecordCheck): string[] {
  const more = faults.length - maxShown;
  return [
    `The record is not as it was written. Faults: ${faults.length}, seals read: ${checked}.`,
    ...faults.slice(0, maxShown).map((fault) => `  ${textOf(fault)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

const meanings: Readonly<Record<RecordFault['kind'], string>> = {
  altered: 'was altered after it was sealed, or the seal before it was',
  gone: 'was taken out, its seal is still there',
  'seal-gone': 'Seals were taken out',
  'head-gone': 'The end that an earlier check saw is not there',
  unsealed: 'has no seal though it is older than an hour',
  'foreign-values': 'has personal values that are not those it was recorded with',
};

function textOf({ kind, changeId, chain }: RecordFault): string {
  const where = chain
    ? ` (${chain.tenant}, ${chain.companyId === 0 ? 'no company' : `company ${chain.companyId}`})`
    : '';
  return changeId === null
    ? `${meanings[kind]}${where}`
    : `Change ${changeId} ${meanings[kind]}${where}`;
}
