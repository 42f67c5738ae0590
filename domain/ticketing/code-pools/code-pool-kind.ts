import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';

/** Pools of the subscriptions that stand beside company tickets: each code is worth the same. */
const subscriptionPoolKinds = ['JOULE', 'OTTO', 'CAR_POOL'] as const;
export type SubscriptionPoolKind = (typeof subscriptionPoolKinds)[number];

/** Pools of the car providers whose codes vouchers give (spec 3 §4): each code has an amount. */
export const voucherPoolKinds = ['HYRE', 'BILKOLLEKTIVET', 'GETAROUND'] as const;
export type VoucherPoolKind = (typeof voucherPoolKinds)[number];

/** Whose codes a pool holds; each is used by one kind of thing alone. */
export const codePoolKinds = [...subscriptionPoolKinds, ...voucherPoolKinds] as const;
export type CodePoolKind = (typeof codePoolKinds)[number];

export const isSubscriptionPool = (kind: CodePoolKind): kind is SubscriptionPoolKind =>
  subscriptionPoolKinds.some((one) => one === kind);
export const isVoucherPool = (kind: CodePoolKind): kind is VoucherPoolKind =>
  voucherPoolKinds.some((one) => one === kind);

/** The pools for the services that an operator offers. */
export const codePoolsOf = (tenant: TenantId): readonly CodePoolKind[] => [
  ...(tenantOf(tenant).offers.has('companyTicket') ? subscriptionPoolKinds : []),
  ...(tenantOf(tenant).offers.has('voucher') ? voucherPoolKinds : []),
];

/** With fewer free codes than this, customer support is warned (domain: Subscriptions). */
export const lowStock = 50;

type Stock = {
  readonly free: number;
  /** Open offers that may draw a code of this pool and amount; null for a pool whose codes have no amount. */
  readonly openOffers: number | null;
};

/** Codes with an amount are few when there are neither 50 of them nor one for each open offer. */
export const isLow = ({ free, openOffers }: Stock): boolean =>
  free < (openOffers === null ? lowStock : Math.min(lowStock, openOffers));
