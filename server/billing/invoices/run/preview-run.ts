import { lastClosableMonth } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import { sumOfOre } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { billCompanies, type BillRequest } from './bill-companies.ts';
import {
  compareCompanies,
  type ComparedCompany,
  type ComparedGroup,
  compareGroups,
} from './compared-months.query.ts';
import { companiesAfter, type RunPart } from './run.store.ts';

export type PreviewedRun = RunPart & {
  /** The first of the last month that is over for good. */
  readonly month: Temporal.PlainDate;
  readonly groups: readonly ComparedGroup[];
  /** Those of which the month differs most from the one before. */
  readonly companies: readonly ComparedCompany[];
};

/** Thrown to take everything back; carries out what it came to. */
class DryRun extends Error {
  readonly part: PreviewedRun;
  constructor(part: PreviewedRun) {
    super('dry run');
    this.part = part;
  }
}

/** Companies in one transaction: they and, in the end, the numbers are locked until it is taken back. */
const atOnce = 200;
const maxCompared = 10;

type PreviewRequest = Omit<BillRequest, 'companies'> & {
  readonly onProgress?: (companiesDone: number) => void;
};

/** What a run would make now: it is made, by the same statements, and taken back. */
export async function previewRun(
  database: Database,
  { onProgress, ...request }: PreviewRequest,
): Promise<PreviewedRun> {
  const { tenant } = request;
  const parts: PreviewedRun[] = [];
  let companiesDone = 0;
  for (let after = 0; ;) {
    const companies = await companiesAfter(database, { tenant, after, max: atOnce });
    const last = companies.at(-1);
    if (last === undefined) return sumOf(parts, lastClosableMonth(request.today));
    parts.push(await previewPart(database, { ...request, companies }));
    companiesDone += companies.length;
    onProgress?.(companiesDone);
    after = last;
  }
}

async function previewPart(database: Database, request: BillRequest): Promise<PreviewedRun> {
  try {
    await database.transaction(async (tx) => {
      throw new DryRun(await billAndCompare(tx, request));
    });
  } catch (error) {
    if (error instanceof DryRun) return error.part;
    throw error;
  }
  throw new Error('a dry run was committed');
}

async function billAndCompare(tx: Transaction, request: BillRequest): Promise<PreviewedRun> {
  const { part } = await billCompanies(tx, request);
  const months = { ...request, month: lastClosableMonth(request.today) };
  return {
    ...part,
    month: months.month,
    groups: await compareGroups(tx, months),
    companies: await compareCompanies(tx, months, maxCompared),
  };
}

const sumOf = (parts: readonly PreviewedRun[], month: Temporal.PlainDate): PreviewedRun => ({
  closedPeriods: sumOfOre(parts.map(({ closedPeriods }) => closedPeriods)),
  lines: sumOfOre(parts.map(({ lines }) => lines)),
  invoices: sumOfOre(parts.map(({ invoices }) => invoices)),
  totalOre: sumOfOre(parts.map(({ totalOre }) => totalOre)),
  problems: parts.flatMap(({ problems }) => problems),
  emails: sumOfOre(parts.map(({ emails }) => emails)),
  eInvoices: sumOfOre(parts.map(({ eInvoices }) => eInvoices)),
  unaddressed: parts.flatMap(({ unaddressed }) => unaddressed),
  month,
  groups: sumOfGroups(parts.flatMap(({ groups }) => groups)),
  companies: parts
    .flatMap(({ companies }) => companies)
    .toSorted((one, other) => differenceOf(other) - differenceOf(one))
    .slice(0, maxCompared),
});

const differenceOf = ({ totalOre, previousTotalOre }: ComparedCompany): number =>
  Math.abs(totalOre - previousTotalOre);

const sumOfGroups = (groups: readonly ComparedGroup[]): ComparedGroup[] => {
  const sums = new Map<string, ComparedGroup>();
  for (const group of groups) {
    const key = `${group.subtype} ${group.interval}`;
    const sum = sums.get(key);
    sums.set(key, sum ? addGroup(sum, group) : group);
  }
  return [...sums.values()];
};

const addGroup = (one: ComparedGroup, other: ComparedGroup): ComparedGroup => ({
  subtype: one.subtype,
  interval: one.interval,
  newLines: one.newLines + other.newLines,
  invoices: one.invoices + other.invoices,
  invoicedOre: one.invoicedOre + other.invoicedOre,
  lines: one.lines + other.lines,
  totalOre: one.totalOre + other.totalOre,
  previousLines: one.previousLines + other.previousLines,
  previousTotalOre: one.previousTotalOre + other.previousTotalOre,
});
