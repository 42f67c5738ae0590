import type { Change } from '#platform/changes/change-path.ts';
import { removeFromList } from '#platform/integrations/undelivered/undelivered.store.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { OfferId } from '../offer/offer.store.ts';
import { undeliveredKey, type VoucherSmsData } from '../sending/voucher-sms.job.ts';
import { askAgain, type VoucherSms } from '../sending/voucher-sms.store.ts';

type SmsRequest = {
  readonly sms: VoucherSms;
  readonly job: Job<VoucherSmsData>;
  readonly now: Temporal.Instant;
};

/** Sends an SMS of a locked offer again; it leaves the list of those that could not be delivered. */
export async function askForSms(
  change: Change,
  offer: OfferId,
  { sms, job, now }: SmsRequest,
): Promise<void> {
  const number = await askAgain(change.tx, offer, { sms, now });
  await removeFromList(change.tx, undeliveredKey(sms, offer), now);
  await change.record({
    companyId: null,
    kind: `send-voucher-${sms}`,
    subject: { type: 'voucher-offer', id: offer.id },
    about: null,
    before: null,
    after: null,
  });
  await change.enqueue(job, { ...offer, number });
}
