import { voucherClient } from '@takst/domain/services/vouchers/voucher-client.ts';

/** Longer ones are wrong, and would make a header that servers refuse. */
const maxLength = 200;

/** The key as the password of HTTP Basic (spec 3 §7): it stands in no address and in no body. */
export function voucherAuthorization(key: string): string {
  const bytes = new TextEncoder().encode(`${voucherClient}:${key.slice(0, maxLength)}`);
  return `Basic ${btoa(String.fromCodePoint(...bytes))}`;
}
