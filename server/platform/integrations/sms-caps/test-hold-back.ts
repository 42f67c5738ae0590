import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import type { Database } from '#platform/db/database.ts';
import { testClock } from '#testing/portal/test-clock.ts';
import { holdBackSms } from './hold-back-sms.ts';

let lastPhone = 41_000_000;
let lastKey = 0;

/** Holds SMS back as the jobs do; e-mails to customer support are kept instead of sent. */
export function testHoldBack(database: Database) {
  const clock = testClock('2026-03-07T12:00:00+01:00');
  const emails: { to: string; subject: string; text: string; companyId: number | null }[] = [];
  const holdBack = holdBackSms({
    database,
    clock,
    queue: {
      enqueue: async (_tx, _job, ...data) =>
        void emails.push(...(data as readonly unknown[] as typeof emails)),
    },
    mailboxes: { ...perTenant(() => 'kundeservice@x.example'), fjord: null },
    origins: perTenant((tenant) => `https://${tenant}.example`),
  });
  const newTo = (): string => `+47${(lastPhone += 1)}`;
  const sms = (facts: Partial<Parameters<typeof holdBack>[0][number]> = {}) => ({
    tenant: 'ruter' as const,
    topic: 'ticket' as const,
    companyId: 7 as number | null,
    to: newTo(),
    key: `key ${(lastKey += 1)}`,
    ...facts,
  });
  /** Why each is held back, in their order; null for those that go. */
  const reasonsOf = async (messages: Parameters<typeof holdBack>[0]) => {
    const reasons = await holdBack(messages);
    return messages.map(({ key }) => reasons.get(key) ?? null);
  };
  return { clock, emails, holdBack, sms, newTo, reasonsOf };
}
