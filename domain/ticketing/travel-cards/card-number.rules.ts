import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';

export type CardOrigin = 'existing' | 'new';

/** What may be ordered; the first one is what the form begins with. */
export const cardOriginsOf = (tenant: TenantId): CardOrigin[] => [
  ...(tenantOf(tenant).cardNumberLengths ? (['existing'] as const) : []),
  ...(tenantOf(tenant).offers.has('newTravelCards') ? (['new'] as const) : []),
];

/** A card number as it is kept: people type it in groups. */
export const withoutSpaces = (typed: string): string => typed.replaceAll(/\s/gu, '');

/** Whether an operator has cards with this number (spec 3 §6); without spaces. */
export function isExistingCardNumber(tenant: TenantId, number: string): boolean {
  const lengths = tenantOf(tenant).cardNumberLengths ?? [];
  return /^[0-9]+$/u.test(number) && lengths.includes(number.length);
}

/** What the back office types for a card that is made: exactly 9 characters (spec 3 §6), not only digits. */
export const madeCardNumberLength = 9;
export const madeCardNumberForm = /^[!-~]{9}$/u;

export const isMadeCardNumber = (number: string): boolean => madeCardNumberForm.test(number);
