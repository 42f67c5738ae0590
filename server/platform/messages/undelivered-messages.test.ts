import { listUndeliveredMessages } from '@takst/contract/platform/messages/list-undelivered-messages.contract.ts';
import { sendMessageAgain } from '@takst/contract/platform/messages/send-message-again.contract.ts';
import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { describe, expect } from 'vitest';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { applyRetentionRules } from '#app/retention/retention.store.ts';
import { messagesLeft } from '#testing/jobs-with-secrets.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import {
  type FailedMessage,
  saveFailedMessages,
} from '#platform/integrations/undelivered/undelivered.store.ts';
import { emptyUndelivered, undeliveredRows } from './test-undelivered.store.ts';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';

type Listed = { totalEntries: number; matches: { id: number; recipient: string }[] };
let last = 0;

async function place(portal: TestPortal, overrides: Partial<FailedMessage> = {}) {
  last += 1;
  const recipient = `+4741239${String(last).padStart(3, '0')}`;
  const failed: FailedMessage = {
    tenant: 'ruter',
    companyId: portal.company('several-services').id,
    kind: 'sms',
    topic: 'ticket',
    recipient,
    reason: 'the SMS gateway answered 400',
    failedAt: portal.clock.now(),
    key: `key-${last}`,
    content: {
      tenant: 'ruter',
      topic: 'ticket',
      companyId: null,
      to: recipient,
      text: `Kode ${last}`,
    },
    ...overrides,
  };
  await saveFailedMessages(portal.database, [failed]);
  const rows = await undeliveredRows(portal.database);
  const id = rows.find(({ message_key: key }) => key === failed.key)?.id ?? 0;
  return { ...failed, recipient: overrides.recipient ?? recipient, id };
}

const listed = async (portal: TestPortal, query: object = {}, user = 'support' as const) =>
  (await portal.callAs(portal.user(user), listUndeliveredMessages, { query })).json as Listed;

const sendAgain = (portal: TestPortal, id: number) =>
  portal.callAs(portal.user('support'), sendMessageAgain, { params: { id } });

describe('messages that could not be delivered', () => {
  portalTest('are listed to customer support, newest first, by search and kind', async (portal) => {
    await emptyUndelivered(portal.database);
    const older = await place(portal, { failedAt: portal.clock.now().subtract({ hours: 2 }) });
    const newer = await place(portal, {
      kind: 'email',
      topic: 'activation-link',
      companyId: null,
      recipient: 'kari@x.example',
      content: null,
    });
    await place(portal, { tenant: 'akt' });
    const { totalEntries, matches } = await listed(portal);
    expect(totalEntries).toBe(2);
    expect(matches).toMatchObject([
      { id: newer.id, company: null, isSendableAgain: false },
      {
        id: older.id,
        kind: 'sms',
        topic: 'ticket',
        reason: 'the SMS gateway answered 400',
        company: { id: portal.company('several-services').id },
        isSendableAgain: true,
      },
    ]);
    // The list leaves the text of a message out.
    expect(JSON.stringify(matches)).not.toContain('Kode');
    const idsOf = async (query: object) =>
      (await listed(portal, query)).matches.map(({ id }) => id);
    expect(await idsOf({ filter: 'sms' })).toEqual([older.id]);
    expect(await idsOf({ searchFor: 'kari@' })).toEqual([newer.id]);
    expect(await idsOf({ searchFor: 'nobody' })).toEqual([]);
    // By its customer and by why it failed; each word has to be somewhere.
    const { json } = await portal.callAs(portal.user('support'), getCompany, {
      params: { id: portal.company('several-services').id },
    });
    const { name } = getCompany.reply.parse(json);
    expect(await idsOf({ searchFor: name })).toEqual([older.id]);
    expect(await idsOf({ searchFor: `${name} GATEWAY` })).toEqual([older.id]);
    expect(await idsOf({ searchFor: `${name} kari@` })).toEqual([]);
    const atOnce = [await place(portal), await place(portal)].map(({ id }) => id);
    expect((await idsOf({ filter: 'sms' })).slice(0, 2)).toEqual(atOnce.toReversed());
  });

  raceTest('are sent again once, by whoever of two is first', {
    prepare: (portal) => place(portal),
    operation: (portal, { id }) => sendAgain(portal, id),
    without: rowLock('messages.undelivered'),
    holds: async (portal, { id, recipient, key }, answers) => {
      expect(outcomesOf(answers)).toEqual(['MESSAGE_SENT_AGAIN', 'done']);
      expect(await sentSms(portal.database, recipient)).toHaveLength(1);
      expect((await listed(portal, { searchFor: recipient })).totalEntries).toBe(0);
      const recorded = await recordedChanges(portal.database)
        .where('kind', '=', 'send-message-again')
        .where('subject_id', '=', String(id))
        .execute();
      expect(recorded).toHaveLength(1);
      // It failed again.
      await place(portal, { key, recipient, reason: 'once more' });
      expect((await listed(portal, { searchFor: recipient })).matches).toMatchObject([
        { id, reason: 'once more' },
      ]);
    },
  });

  portalTest('stay where a secret is not kept, or another operator has them', async (portal) => {
    const secret = await place(portal, { topic: 'phone-code', content: null });
    const foreign = await place(portal, { tenant: 'akt' });
    expect((await sendAgain(portal, secret.id)).json).toEqual({ code: 'MESSAGE_NOT_SENDABLE' });
    expect((await sendAgain(portal, foreign.id)).json).toEqual({ code: 'MESSAGE_NOT_FOUND' });
  });

  portalTest('pass the caps of the day when a person sends them', async (portal) => {
    const { id, recipient } = await place(portal);
    expect((await sendAgain(portal, id)).status).toBe(200);
    const left = await messagesLeft<{ to: string; isByHand?: boolean }>(
      portal.database,
      'send-sms',
    );
    expect(left.find(({ to }) => to === recipient)).toMatchObject({ isByHand: true });
  });

  portalTest('go as they were, to whom they were, under their own key', async (portal) => {
    const content = {
      tenant: 'ruter',
      topic: 'access-request',
      companyId: null,
      to: 'ola@x.example',
      subject: 'Kari ber om tilgang',
      text: 'Hei!',
    };
    const email = await place(portal, { kind: 'email', recipient: content.to, content });
    expect((await sendAgain(portal, email.id)).json).toEqual({ id: email.id });
    const emails = await messagesLeft<{ to: string }>(portal.database, 'send-email');
    expect(emails.filter(({ to }) => to === content.to)).toEqual([{ ...content, key: email.key }]);
    const sms = await place(portal);
    expect((await sendAgain(portal, sms.id)).status).toBe(200);
    const left = await messagesLeft<{ to: string }>(portal.database, 'send-sms');
    expect(left.filter(({ to }) => to === sms.recipient)).toEqual([
      { ...sms.content, key: sms.key, isByHand: true },
    ]);
    const recorded = await recordedChanges(portal.database)
      .where('kind', '=', 'send-message-again')
      .where('subject_id', '=', String(email.id))
      .execute();
    expect(recorded).toMatchObject([
      {
        company_id: null,
        subject_type: 'message',
        user_id: portal.user('support').id,
        before: null,
        after: null,
      },
    ]);
  });

  portalTest('are kept for 30 days', async (portal) => {
    const { id } = await place(portal);
    const has = async () => (await undeliveredRows(portal.database)).some((row) => row.id === id);
    await applyRetentionRules(portal.database, portal.clock.now().add({ hours: 30 * 24 - 1 }));
    expect(await has()).toBe(true);
    await applyRetentionRules(portal.database, portal.clock.now().add({ hours: 30 * 24 + 1 }));
    expect(await has()).toBe(false);
  });
});
