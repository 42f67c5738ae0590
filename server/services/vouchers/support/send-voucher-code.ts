import { sendVoucherCode as route } from '@takst/contract/services/vouchers/send-voucher-code.contract.ts';
import { nextPickupCodeAt } from '@takst/domain/ticketing/tickets/pickup-code.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { lockOffer } from '../offer/offer.store.ts';
import { sendVoucherCodeJob } from '../sending/send-voucher-code.job.ts';
import { askForSms } from './ask-for-sms.ts';

/** Sends the same code again, which nobody but its person sees. Of two concurrent calls one sends. */
export const sendVoucherCode = (changes: ChangePath) =>
  serveChange(route, changes, async (change, { scope: { tenant }, params: { id }, now }) => {
    const offer = await lockOffer(change.tx, { tenant, id });
    if (!offer) return { refused: { code: 'OFFER_NOT_FOUND' } };
    if (offer.phone === null || offer.claimedAt === null) return { refused: { code: 'NO_CODE' } };
    const nextAt = nextPickupCodeAt(offer.codeAskedAt ?? offer.claimedAt);
    if (Temporal.Instant.compare(now, nextAt) < 0) {
      return { refused: { code: 'SMS_JUST_SENT', nextAt } };
    }
    await askForSms(change, { tenant, id }, { sms: 'code', job: sendVoucherCodeJob, now });
    return { reply: { id } };
  });
