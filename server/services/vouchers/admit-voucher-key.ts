import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { voucherOfferStatus } from '@takst/domain/services/vouchers/offer-state.rules.ts';
import { voucherClient } from '@takst/domain/services/vouchers/voucher-client.ts';
import { basicCredentials } from '#platform/access/basic-credentials.ts';
import { type AdmitVoucherKey, voucherScope } from '#platform/scope/voucher-scope.ts';
import type { Database } from '#platform/db/database.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import type { Clock } from '#platform/time/clock.ts';
import { limitTries, networkOf } from '#platform/tries/tries.public.ts';
import { findOfferByKey } from './offer/offer.store.ts';

const tenMinutes = Temporal.Duration.from({ minutes: 10 });

/** Keys that lead nowhere, from one network: a person opens an old link a few times, a script goes on. */
const fromNetwork = (tenant: TenantId, address: string) => ({
  who: `voucher ${tenant} ${networkOf(address)}`,
  maxTries: 60,
  countedFor: tenMinutes,
});

/** And from all networks together. */
const ofOperator = (tenant: TenantId) => ({
  who: `voucher ${tenant}`,
  maxTries: 3_000,
  countedFor: tenMinutes,
  isTrusted: async () => false,
});

/**
 * Which offer a key leads to. It has 128 bits, so that no number of tries finds one: a right key is never refused, however
 * many wrong ones come from its address (docs/decisions/0032). All other calls, without a key, with a malformed one, with that of
 * another operator or of an offer that has not begun or is over, go the same way: looked up, counted, and answered alike.
 */
export const makeAdmitVoucherKey =
  (database: Database, clock: Clock): AdmitVoucherKey =>
  async ({ tenant, address, authorization }) => {
    const credentials = basicCredentials(authorization);
    const key = credentials?.name === voucherClient ? credentials.secret : '';
    const offer = await findOfferByKey(database, { tenant, keyDigest: digestOf(key) });
    if (offer && voucherOfferStatus(offer, clock.today()) !== 'EXPIRED') {
      return voucherScope(tenant, offer.id);
    }
    await limitTries(database)(
      {
        triers: [fromNetwork(tenant, address)],
        shared: ofOperator(tenant),
        now: clock.now(),
      },
      async () => undefined,
    );
    return voucherScope(tenant, null);
  };
