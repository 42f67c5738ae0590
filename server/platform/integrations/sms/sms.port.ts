import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';

export type Sms = {
  readonly tenant: TenantId;
  /** The number with its country code: `+4741234567`. */
  readonly to: string;
  readonly text: string;
  /** The same for every try of one message, so that it is delivered once. */
  readonly key: string;
};

/** Hands a message over for delivery, or throws. */
export type SmsSender = { readonly send: (sms: Sms) => Promise<void> };
