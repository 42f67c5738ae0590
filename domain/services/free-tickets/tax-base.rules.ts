import { foldText } from '#customers/companies/folded.rules.ts';
import { sumOfOre } from '#platform/money/ore.rules.ts';
import type { FreeHolderType } from './holder-type.ts';

/** What the tax base reads of a line of the book: an entitlement in a month. */
export type TaxedLine = {
  /** Its first. */
  readonly month: Temporal.PlainDate;
  readonly entitlementId: number;
  readonly ticketId: number;
  readonly agreementId: number;
  readonly holderType: FreeHolderType;
  readonly profileId: string;
  /** Null where no retail price is on file. */
  readonly taxOre: number | null;
  /** Null once it is erased. */
  readonly employeeId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** How the tax base counts tickets (spec 3 §3). */
export const taxedKinds = [
  'employeeTickets',
  'familyChildTickets',
  'familyRetiredTickets',
  'familyAdultTickets',
  'retiredTickets',
] as const;
export type TaxedKind = (typeof taxedKinds)[number];

export function taxedKind({
  holderType,
  profileId,
}: Pick<TaxedLine, 'holderType' | 'profileId'>): TaxedKind {
  if (holderType === 'EMPLOYEE') return 'employeeTickets';
  if (holderType === 'RETIRED') return 'retiredTickets';
  if (profileId === 'CHILD') return 'familyChildTickets';
  return profileId === 'SENIOR' ? 'familyRetiredTickets' : 'familyAdultTickets';
}

/** Of one employee number in a period; or of everything whose number is erased, which has nulls for what names somebody. */
export type TaxBaseLine = Readonly<Record<TaxedKind, number>> & {
  /** The department of the newest line. */
  readonly agreementId: number | null;
  /** As it is written in the newest line. */
  readonly employeeId: string | null;
  /** Of the employee's or pensioner's own newest line: null where only family has tickets, or once they are erased. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly taxOre: number;
  /** Tickets without a taxable amount: they are in the counts and not in the sum. */
  readonly untaxedTickets: number;
};

/** The tax base of a period: its lines by employee number, months added up (spec 3 §3, domain: Tax base). */
export const taxBaseLines = (lines: readonly TaxedLine[]): TaxBaseLine[] =>
  [...Map.groupBy(lines, employeeKey)].map(([key, ofEmployee]) => {
    const facts = { ...countsOf(ofEmployee), ...sumsOf(ofEmployee) };
    if (key === null) {
      return { ...facts, agreementId: null, employeeId: null, firstName: null, lastName: null };
    }
    const own = ofEmployee.filter((line) => !isFamily(line)).toSorted(byNewest)[0];
    const newest = ofEmployee.toSorted(byNewest)[0];
    return {
      ...facts,
      agreementId: newest?.agreementId ?? null,
      employeeId: newest?.employeeId ?? null,
      firstName: own?.firstName ?? null,
      lastName: own?.lastName ?? null,
    };
  });

/** Employee numbers that differ only in case or accents are one employee's, as in the slots of holders. */
export const employeeKey = ({ employeeId }: Pick<TaxedLine, 'employeeId'>): string | null =>
  employeeId === null ? null : foldText(employeeId);

const isFamily = ({ holderType }: TaxedLine): boolean => holderType === 'FAMILY_MEMBER';

/** The newest month first; within it who has the number before their family, then the newest ticket. */
const byNewest = (one: TaxedLine, other: TaxedLine): number =>
  Temporal.PlainDate.compare(other.month, one.month) ||
  Number(isFamily(one)) - Number(isFamily(other)) ||
  other.ticketId - one.ticketId ||
  other.entitlementId - one.entitlementId;

function countsOf(lines: readonly TaxedLine[]): Record<TaxedKind, number> {
  const counts = Object.fromEntries(taxedKinds.map((kind) => [kind, 0])) as Record<
    TaxedKind,
    number
  >;
  for (const line of lines) counts[taxedKind(line)] += 1;
  return counts;
}

const sumsOf = (lines: readonly TaxedLine[]) => ({
  taxOre: sumOfOre(lines.map(({ taxOre }) => taxOre ?? 0)),
  untaxedTickets: lines.filter(({ taxOre }) => taxOre === null).length,
});
