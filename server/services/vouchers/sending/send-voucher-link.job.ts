import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { voucherOfferStatus } from '@takst/domain/services/vouchers/offer-state.rules.ts';
import { digestOf, newToken } from '#platform/access/tokens/secret-token.ts';
import { linkSms } from './voucher-sms.texts.ts';
import { voucherSmsJob, type VoucherSmsDependencies } from './voucher-sms.job.ts';
import { saveKey } from './voucher-sms.store.ts';

type Dependencies = VoucherSmsDependencies & { readonly origins: PerTenant<string> };

/** 128 bits. */
const keyBytes = 16;

/**
 * Sends the link of an offer. Its key is made here and stored nowhere: the database gets the digest before the SMS goes
 * out. A try after a failure makes another key, as nobody knows the first one any more.
 */
export const sendVoucherLinkJob = voucherSmsJob({
  name: 'send-voucher-link',
  sms: 'link',
  topic: 'voucher-link',
  async textOf(offer, data, { database, clock, origins }: Dependencies) {
    if (voucherOfferStatus(offer, clock.today()) !== 'AVAILABLE') return null;
    const key = newToken(keyBytes);
    const keyDigest = digestOf(key);
    if (!(await saveKey(database, data, keyDigest))) return null;
    const link = `${ofTenant(origins, data.tenant)}/bildeling?key=${key}`;
    return { text: linkSms({ ...offer, tenant: data.tenant, link }), key: `voucher ${keyDigest}` };
  },
});
