import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { VoucherScope } from './scope.ts';

type VoucherCaller = {
  readonly tenant: TenantId;
  readonly address: string;
  /** The header of the call. */
  readonly authorization?: string | undefined;
};

/** Which offer a call is about, by the key that it carries. */
export type AdmitVoucherKey = (caller: VoucherCaller) => Promise<VoucherScope>;

export const voucherScope = (tenant: TenantId, offerId: number | null): VoucherScope =>
  ({ tenant, offerId }) as VoucherScope;
