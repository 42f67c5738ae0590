import { claimVoucher as route } from '@takst/contract/services/vouchers/claim-voucher.contract.ts';
import { voucherOfferStatus } from '@takst/domain/services/vouchers/offer-state.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { drawCodes } from '#ticketing/code-pools/code-pools.public.ts';
import { lockOffer, saveClaim } from '../offer/offer.store.ts';
import { offerReference } from '../offer/offer-reference.ts';
import { sendVoucherCodeJob } from '../sending/send-voucher-code.job.ts';
import { claimedText } from './claimed.texts.ts';

/**
 * Draws a code of the offer's own amount from the pool of a provider, once, and sends it by SMS. Claims of one offer come one
 * after the other by its lock, those of different offers by the locks of their codes.
 */
export const claimVoucher = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope, body, language, today, now }) => {
    const { tenant, offerId: id } = scope;
    const { selectedCarProvider: provider } = body;
    const offer = id === null ? undefined : await lockOffer(change.tx, { tenant, id });
    const status = voucherOfferStatus(offer ?? null, today);
    if (!offer || status === 'EXPIRED') return { refused: { code: 'NO_OFFER' } };
    if (status === 'CLAIMED') return { refused: { code: 'ALREADY_CLAIMED' } };
    const pool = { tenant, kind: provider, amountOre: offer.amountOre, today, now };
    const [code] = await drawCodes(change.tx, pool, [offerReference(offer.id)]);
    if (!code) {
      return { refused: { code: 'PROVIDER_EMPTY', selectedCarProvider: provider } };
    }
    await saveClaim(change.tx, { tenant, id: offer.id }, { provider, language, now });
    await change.record({
      companyId: null,
      kind: 'claim-voucher',
      subject: { type: 'voucher-offer', id: offer.id },
      about: null,
      before: null,
      after: { carProvider: provider },
    });
    await change.enqueue(sendVoucherCodeJob, { tenant, id: offer.id, number: 1 });
    return { reply: claimedText(language, provider) };
  });
