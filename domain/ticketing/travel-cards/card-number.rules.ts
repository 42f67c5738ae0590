import type { PerTenant, TenantId } from '#platform/tenants/tenant-id.ts';

/**
 * How many digits the number of an existing card has, by operator (spec 3 §6); null where only cards that are made are
 * ordered (domain: Travel cards).
 */
export const cardNumberLengths: PerTenant<readonly number[] | null> = {
  ruter: [10, 11, 16],
  akt: [9, 10, 16],
  fjord: null,
};

/** Operators that make cards for those who order (domain: Travel cards). */
const makesCards: PerTenant<boolean> = { ruter: true, akt: false, fjord: true };

export type CardOrigin = 'existing' | 'new';

/** What may be ordered; the first one is what the form begins with. */
export const cardOriginsOf = (tenant: TenantId): CardOrigin[] => [
  ...(cardNumberLengths[tenant] ? (['existing'] as const) : []),
  ...(makesCards[tenant] ? (['new'] as const) : []),
];

/** A card number as it is kept: people type it in groups. */
export const withoutSpaces = (typed: string): string => typed.replaceAll(/\s/gu, '');

/** Whether an operator has cards with this number (spec 3 §6); without spaces. */
export function isExistingCardNumber(tenant: TenantId, number: string): boolean {
  const lengths = cardNumberLengths[tenant] ?? [];
  return /^[0-9]+$/u.test(number) && lengths.includes(number.length);
}

/** What the back office types for a card that is made: exactly 9 characters (spec 3 §6), not only digits. */
export const madeCardNumberLength = 9;
export const madeCardNumberForm = /^[!-~]{9}$/u;

export const isMadeCardNumber = (number: string): boolean => madeCardNumberForm.test(number);
