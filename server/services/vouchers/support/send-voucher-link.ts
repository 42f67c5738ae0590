import { sendVoucherLink as route } from '@takst/contract/services/vouchers/send-voucher-link.contract.ts';
import { nextPickupCodeAt } from '@takst/domain/ticketing/tickets/pickup-code.rules.ts';
import { offerState } from '@takst/domain/services/vouchers/offer-state.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { lockOffer } from '../offer/offer.store.ts';
import { sendVoucherLinkJob } from '../sending/send-voucher-link.job.ts';
import { askForSms } from './ask-for-sms.ts';

/** Sends a link with a new key; the earlier one leads nowhere at once. Of two concurrent calls one sends. */
export const sendVoucherLink = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope: { tenant }, params: { id }, today, now }) => {
    const offer = await lockOffer(change.tx, { tenant, id });
    if (!offer) return { refused: { code: 'OFFER_NOT_FOUND' } };
    if (offer.phone === null || offerState(offer, today) !== 'AVAILABLE') {
      return { refused: { code: 'OFFER_NOT_AVAILABLE' } };
    }
    const nextAt = offer.linkAskedAt && nextPickupCodeAt(offer.linkAskedAt);
    if (nextAt && Temporal.Instant.compare(now, nextAt) < 0) {
      return { refused: { code: 'SMS_JUST_SENT', nextAt } };
    }
    await askForSms(change, { tenant, id }, { sms: 'link', job: sendVoucherLinkJob, now });
    return { reply: { id } };
  });
