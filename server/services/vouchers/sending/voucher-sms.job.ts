import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { z } from 'zod';
import type { MessageTopic } from '@takst/domain/platform/messages/message-topic.ts';
import type { Database } from '#platform/db/database.ts';
import type { HoldBackSms, SmsSender } from '#platform/integrations/sms/sms.public.ts';
import { job, type Job, triesForHours } from '#platform/jobs/job.ts';
import { saveFailedMessages } from '#platform/integrations/undelivered/undelivered.store.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findOffer, type StoredOffer } from '../offer/offer.store.ts';
import { saveOutcome, type VoucherSms } from './voucher-sms.store.ts';

/** Neither phone nor key nor code: what is sent is read, or made, when it is sent. */
const voucherSmsData = z.strictObject({
  tenant: knownTenant,
  id: z.number(),
  number: z.number(),
});
export type VoucherSmsData = z.output<typeof voucherSmsData>;

export type VoucherSmsDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly sms: SmsSender;
  readonly holdBack: HoldBackSms;
};

/** What is sent, and what tells it from the same SMS with another text; null when there is nothing to send any more. */
type Text = { readonly text: string; readonly key: string } | null;

type Definition<Dependencies> = {
  readonly name: string;
  readonly sms: VoucherSms;
  readonly topic: MessageTopic;
  readonly textOf: (
    offer: StoredOffer,
    data: VoucherSmsData,
    dependencies: Dependencies,
  ) => Promise<Text>;
};

/** How an undelivered SMS of an offer is listed: one line for each of the two. */
export const undeliveredKey = (sms: VoucherSms, { tenant, id }: { tenant: string; id: number }) =>
  `voucher-${sms} ${tenant} ${id}`;

const numberOf = { link: 'linkNumber', code: 'codeNumber' } as const;
const phoneOf = ({ phone, phoneCountryCode }: StoredOffer): string | null =>
  phone === null ? null : `${phoneCountryCode}${phone}`;

/** The job of an SMS of an offer. One that was asked for again since does nothing: the newer job sends it. */
export const voucherSmsJob = <Dependencies extends VoucherSmsDependencies>({
  name,
  sms,
  topic,
  textOf,
}: Definition<Dependencies>): Job<VoucherSmsData, Dependencies> => {
  const saveFailed = async (
    data: VoucherSmsData,
    { database, clock }: Dependencies,
    reason: string,
  ): Promise<void> => {
    const offer = await findOffer(database, data);
    const recipient = offer ? phoneOf(offer) : null;
    if (!offer || recipient === null || offer[numberOf[sms]] !== data.number) return;
    const now = clock.now();
    await saveOutcome(database, data, { sms, outcome: 'failed', now });
    await saveFailedMessages(database, [
      {
        tenant: data.tenant,
        companyId: null,
        kind: 'sms',
        topic,
        recipient,
        reason: reason.slice(0, 300),
        failedAt: now,
        key: undeliveredKey(sms, data),
        content: null,
      },
    ]);
  };
  return job({
    name,
    data: voucherSmsData,
    retries: triesForHours,
    async work(data, dependencies: Dependencies) {
      const { database, clock } = dependencies;
      const offer = await findOffer(database, data);
      const to = offer ? phoneOf(offer) : null;
      if (!offer || to === null || offer[numberOf[sms]] !== data.number) return;
      const key = `${undeliveredKey(sms, data)} ${data.number}`;
      const sent = { tenant: data.tenant, companyId: null, topic, to, key };
      const heldBack = (await dependencies.holdBack([sent])).get(key);
      if (heldBack !== undefined) return saveFailed(data, dependencies, heldBack);
      const text = await textOf(offer, data, dependencies);
      if (!text) return;
      await dependencies.sms.send({ tenant: data.tenant, to, ...text });
      await saveOutcome(database, data, { sms, outcome: 'sent', now: clock.now() });
    },
    onFailed: (data, dependencies: Dependencies, { reason }) =>
      saveFailed(data, dependencies, reason),
  });
};
