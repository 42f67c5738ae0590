import { readKid } from '#invoices/kid.rules.ts';

/** Why a payment is registered on no invoice. */
export const unmatchedReasons = [
  'KID_MISSING',
  'KID_WRONG',
  'INVOICE_NOT_FOUND',
  'NOTHING_TO_REVERSE',
] as const;
export type UnmatchedReason = (typeof unmatchedReasons)[number];

/** What the payment reference says before any invoice is looked up. */
export function refuseKid(kid: string | null): UnmatchedReason | null {
  if (kid === null) return 'KID_MISSING';
  return readKid(kid) === null ? 'KID_WRONG' : null;
}

/** A reversed payment takes back what was paid, and no more. */
export const mayRegister = (amountOre: number, paidOre: number): boolean =>
  amountOre > 0 || paidOre + amountOre >= 0;
