import type { DepartmentShares } from '@takst/contract/services/free-tickets/own-share/own-share.schema.ts';
import {
  maxOwnShareOre,
  setOwnShare,
} from '@takst/contract/services/free-tickets/own-share/set-own-share.contract.ts';
import { monthText } from '@takst/domain/platform/time/month-text.rules.ts';
import { inForce } from '@takst/domain/platform/time/in-force.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { kronerIn, typedKroner } from '#platform/design/fields/kroner-in.ts';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';

export const maxOwnShare = maxOwnShareOre;

export type OwnShareFields = {
  /** As 2026-03. */
  month: string;
  /** In kroner, as it is typed. */
  amount: string;
  /** Of the amounts that the form began with; a draft keeps it. */
  version: string;
};

export const useOwnShareField = createFieldHook<OwnShareFields>();

/** Begins with this month, or the first that is open, and what is paid in it. */
export function startOf(
  { shares, firstOpenMonth, version }: DepartmentShares,
  today: Temporal.PlainDate,
): OwnShareFields {
  const thisMonth = firstOfMonth(today);
  const isOpen = Temporal.PlainDate.compare(firstOpenMonth, thisMonth) <= 0;
  const month = isOpen ? thisMonth : firstOpenMonth;
  const amountOre = inForce(shares, month)?.amountOre ?? 0;
  return { month: monthText(month), amount: typedKroner(amountOre), version };
}

/** The amount that is typed, in øre; null while it is none. */
export function amountIn(typed: string): number | null {
  const kroner = kronerIn(typed);
  if (kroner === undefined || Number.isNaN(kroner)) return null;
  const ore = Math.round(kroner * 100);
  return ore <= maxOwnShareOre ? ore : null;
}

export const ownShareResolver = (agreementNumber: number) =>
  bodyResolver({
    schema: setOwnShare.body,
    bodyOf: ({ month, amount, version }: OwnShareFields) => ({
      agreementNumber,
      version,
      validFrom: `${month}-01`,
      amountOre: kronerIn(amount) === undefined ? undefined : (amountIn(amount) ?? -1),
    }),
    nameOf: (path) => (path === 'amountOre' ? 'amount' : path === 'validFrom' ? 'month' : path),
  });
