import { tenants } from '#tenants/tenants.ts';
import type { TenantId } from '#tenants/tenant-id.ts';

/** Whose codes a pool holds; each is used by one kind of thing alone. */
export const codePoolKinds = ['JOULE', 'OTTO', 'CAR_POOL'] as const;
export type CodePoolKind = (typeof codePoolKinds)[number];

/** The pools of an operator: those of the subscriptions that stand beside company tickets. */
export const codePoolsOf = (tenant: TenantId): readonly CodePoolKind[] =>
  tenants[tenant].offers.has('companyTicket') ? codePoolKinds : [];

/** With fewer free codes than this, customer support is warned (domain: Subscriptions). */
export const lowStock = 50;

export const isLow = (free: number): boolean => free < lowStock;
