import { sumOfOre } from '@takst/domain/money/ore.rules.ts';
import type { Database } from '#db/database.ts';
import { billCompanies, type BillRequest } from './bill-companies.ts';
import { companiesAfter, type RunPart } from './run.store.ts';

/** Thrown to take everything back; carries out what it came to. */
class DryRun extends Error {
  readonly part: RunPart;
  constructor(part: RunPart) {
    super('dry run');
    this.part = part;
  }
}

/** Companies in one transaction: the numbers are locked meanwhile. */
const atOnce = 200;

/** What a run would make now: it is made, by the same statements, and taken back. */
export async function previewRun(
  database: Database,
  request: Omit<BillRequest, 'companies'>,
): Promise<RunPart> {
  const parts: RunPart[] = [];
  for (let after = 0; ;) {
    const companies = await companiesAfter(database, {
      tenant: request.tenant,
      after,
      max: atOnce,
    });
    const last = companies.at(-1);
    if (last === undefined) return sumOf(parts);
    parts.push(await previewPart(database, { ...request, companies }));
    after = last;
  }
}

async function previewPart(database: Database, request: BillRequest): Promise<RunPart> {
  try {
    await database.transaction(async (tx) => {
      throw new DryRun((await billCompanies(tx, request)).part);
    });
  } catch (error) {
    if (error instanceof DryRun) return error.part;
    throw error;
  }
  throw new Error('a dry run was committed');
}

const sumOf = (parts: readonly RunPart[]): RunPart => ({
  closedMonths: sumOfOre(parts.map(({ closedMonths }) => closedMonths)),
  lines: sumOfOre(parts.map(({ lines }) => lines)),
  invoices: sumOfOre(parts.map(({ invoices }) => invoices)),
  totalOre: sumOfOre(parts.map(({ totalOre }) => totalOre)),
  problems: parts.flatMap(({ problems }) => problems),
});
