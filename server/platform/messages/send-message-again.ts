import { sendMessageAgain as route } from '@takst/contract/platform/messages/send-message-again.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { Transaction } from '#platform/db/database.ts';
import { emailToSend, sendEmail } from '#platform/integrations/email/email.public.ts';
import {
  sendSms,
  smsToSend,
  ticketOfSms,
  type TicketOfSms,
} from '#platform/integrations/sms/sms.public.ts';
import {
  lockFailedMessage,
  saveSentAgain,
} from '#platform/integrations/undelivered/undelivered.store.ts';

/** Notes on what was ordered that the SMS about it, which had failed, is on its way again. */
export type OnTicketSmsSentAgain = (
  tx: Transaction,
  tickets: readonly TicketOfSms[],
  now: Temporal.Instant,
) => Promise<void>;

/** Enqueues a message anew, with its own key. Of two concurrent calls one does. */
export const sendMessageAgain = (changes: ChangePath, onTicketSmsSentAgain: OnTicketSmsSentAgain) =>
  serveChange(route, changes, async (change, { scope: { tenant }, params: { id }, now }) => {
    const message = await lockFailedMessage(change.tx, { tenant, id });
    if (!message) return { refused: { code: 'MESSAGE_NOT_FOUND' } };
    if (message.sent_again_at) return { refused: { code: 'MESSAGE_SENT_AGAIN' } };
    const { kind, content, message_key: key } = message;
    if (content === null) return { refused: { code: 'MESSAGE_NOT_SENDABLE' } };
    await saveSentAgain(change.tx, { tenant, id }, now);
    await change.record({
      companyId: null,
      kind: 'send-message-again',
      subject: { type: 'message', id },
      about: null,
      before: null,
      after: null,
    });
    if (kind === 'sms') {
      const sms = smsToSend.parse(content);
      await change.enqueue(sendSms, { ...sms, key, isByHand: true });
      await onTicketSmsSentAgain(change.tx, ticketOfSms(sms), now);
    } else {
      await change.enqueue(sendEmail, { ...emailToSend.parse(content), key });
    }
    return { reply: { id } };
  });
