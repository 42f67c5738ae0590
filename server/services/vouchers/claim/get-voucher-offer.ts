import { getVoucherOffer as route } from '@takst/contract/services/vouchers/get-voucher-offer.contract.ts';
import { voucherOfferStatus } from '@takst/domain/services/vouchers/offer-state.rules.ts';
import { findDrawnCode, freeAmounts } from '#ticketing/code-pools/code-pools.public.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { offerReference } from '../offer/offer-reference.ts';
import { offerInScope } from './offer-in-scope.ts';

/** Enough for the person to know the number by, and for another one to learn nothing. */
const digitsShown = 2;

export const getVoucherOffer = (database: Database) =>
  serve(route, async ({ scope, today }) => {
    const offer = await offerInScope(database, scope);
    const status = voucherOfferStatus(offer, today);
    if (!offer || status === 'EXPIRED') return { refused: { code: 'NO_OFFER' } };
    const { amountOre, periodEnd, phone, provider, claimedAt } = offer;
    const { tenant } = scope;
    const pools =
      status === 'AVAILABLE' ? await freeAmounts(database, { tenant, today, amountOre }) : [];
    const code =
      provider &&
      (await findDrawnCode(database, { tenant, kind: provider }, offerReference(offer.id)));
    return {
      reply: {
        voucherOfferStatus: status,
        amountOre,
        lastDay: periodEnd,
        phoneEnding: phone?.slice(-digitsShown) ?? '',
        providers: pools.map(({ kind, validUntil }) => ({ provider: kind, validUntil })),
        selectedCarProvider: provider,
        claim: claimedAt && { claimedAt, validUntil: code?.validUntil ?? null },
      },
    };
  });
