import { getVoucherStatus as route } from '@takst/contract/services/vouchers/get-voucher-status.contract.ts';
import { voucherOfferStatus } from '@takst/domain/services/vouchers/offer-state.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { offerInScope } from './offer-in-scope.ts';

export const getVoucherStatus = (database: Database) =>
  serve(route, async ({ scope, today }) => {
    const offer = await offerInScope(database, scope);
    return { reply: { voucherOfferStatus: voucherOfferStatus(offer, today) } };
  });
