import type { MessageTopic } from '@takst/domain/platform/messages/message-topic.ts';
import {
  heldBackBy,
  isUnderSmsCaps,
  type SmsCapReason,
} from '@takst/domain/platform/messages/sms-caps.rules.ts';
import {
  ofTenant,
  type PerTenant,
  type TenantId,
} from '@takst/domain/platform/tenants/tenant-id.ts';
import { businessTimeZone } from '@takst/domain/platform/time/business-day.rules.ts';
import { digestOf } from '#platform/access/tokens/secret-token.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { sendEmail } from '#platform/integrations/email/email.public.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Clock } from '#platform/time/clock.ts';
import { smsCapEmail } from './sms-cap.texts.ts';
import { smsCapStore } from './sms-cap.store.ts';

type SmsToCount = {
  readonly tenant: TenantId;
  readonly topic: MessageTopic;
  readonly companyId: number | null;
  readonly to: string;
  /** The same for each try: it is counted once. */
  readonly key: string;
  /** A person of customer support has decided that it goes: it counts, and is not held back. */
  readonly isByHand?: boolean | undefined;
};

/** Counts SMS before they go out; returns those that are over a cap of the day, by their keys. */
export type HoldBackSms = (
  messages: readonly SmsToCount[],
) => Promise<ReadonlyMap<string, SmsCapReason>>;

type Dependencies = {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  /** Of customer support; null for an operator without one. */
  readonly mailboxes: PerTenant<string | null>;
  readonly origins: PerTenant<string>;
};

const companyOf = ({ tenant, companyId }: SmsToCount): string[] =>
  companyId === null ? [] : [`${tenant} company ${companyId}`];
const phoneOf = ({ tenant, to }: SmsToCount): string => digestOf(`sms of ${tenant} to ${to}`);

export const holdBackSms =
  (dependencies: Dependencies): HoldBackSms =>
  async (messages) => {
    const capped = messages.filter(({ topic }) => isUnderSmsCaps(topic));
    if (capped.length === 0) return new Map();
    return dependencies.database.transaction((tx) => count(tx, dependencies, capped));
  };

async function count(
  tx: Transaction,
  dependencies: Dependencies,
  messages: readonly SmsToCount[],
): Promise<ReadonlyMap<string, SmsCapReason>> {
  const store = smsCapStore(tx, endOfDay(dependencies.clock.today()));
  const newKeys = await store.addKeys(messages.map(({ key }) => key));
  const added = messages.filter(({ key }) => newKeys.has(key));
  const held = new Map<string, SmsCapReason>();
  if (added.length === 0) return held;
  const counts = await store.lock([...new Set(added.flatMap(countersOf))]);
  const toTell = new Map<string, HeldBack>();
  for (const message of added) {
    const reason = message.isByHand ? null : reasonFor(message, counts);
    if (reason === null) {
      for (const who of countersOf(message)) counts.set(who, (counts.get(who) ?? 0) + 1);
      continue;
    }
    held.set(message.key, reason);
    toTell.set(alarmOf(message, reason), { message, reason });
  }
  await store.save(counts);
  await store.removeKeys([...held.keys()]);
  for (const [who, heldBack] of [...toTell].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (await store.markTold(who)) await tell(tx, dependencies, heldBack);
  }
  return held;
}

const countersOf = (message: SmsToCount): string[] => [...companyOf(message), phoneOf(message)];

function reasonFor(message: SmsToCount, counts: ReadonlyMap<string, number>): SmsCapReason | null {
  const [company] = companyOf(message);
  return heldBackBy({
    ofCompany: company === undefined ? null : (counts.get(company) ?? 0),
    toPhone: counts.get(phoneOf(message)) ?? 0,
  });
}

/** One alarm a day for each company, and one for all phones of an operator. */
const alarmOf = (message: SmsToCount, reason: SmsCapReason): string =>
  (reason === 'SMS_CAP_OF_COMPANY' && companyOf(message)[0]) || `${message.tenant} phones`;

type HeldBack = { readonly message: SmsToCount; readonly reason: SmsCapReason };

async function tell(
  tx: Transaction,
  { queue, mailboxes, origins }: Dependencies,
  { message: { tenant, companyId }, reason }: HeldBack,
): Promise<void> {
  const to = ofTenant(mailboxes, tenant);
  if (to === null) return;
  const origin = ofTenant(origins, tenant);
  await queue.enqueue(tx, sendEmail, {
    tenant,
    topic: 'sms-cap',
    companyId: reason === 'SMS_CAP_OF_COMPANY' ? companyId : null,
    to,
    ...smsCapEmail({ tenant, companyId, reason, origin }),
  });
}

const endOfDay = (day: Temporal.PlainDate): Temporal.Instant =>
  day.add({ days: 1 }).toZonedDateTime({ timeZone: businessTimeZone }).toInstant();
