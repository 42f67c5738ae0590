import { type UndeliveredMessage } from '@takst/contract/platform/messages/list-undelivered-messages.contract.ts';
import { sendMessageAgain } from '@takst/contract/platform/messages/send-message-again.contract.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { messageTopicTexts } from './message-topic-texts.ts';

type SendMessageAgainModalProps = { message: UndeliveredMessage; onClose: () => void };

/** Sends a message once more that could not be delivered. */
export function SendMessageAgainModal({ message, onClose }: SendMessageAgainModalProps) {
  const t = useTexts('undelivered-messages');
  const { id, topic } = message;
  // Only what had a recipient is sent again.
  const recipient = message.recipient ?? '';
  const operation = useOperation(sendMessageAgain, {
    texts: 'undelivered-messages',
    failed: 'failedTitle',
    refusals: {
      MESSAGE_NOT_FOUND: 'notFound',
      MESSAGE_SENT_AGAIN: 'alreadySent',
      MESSAGE_NOT_SENDABLE: 'notSendable',
    },
    toast: () => ({ title: t('sent'), text: t('sentTo', { recipient }) }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('sendAgain')}
      subtitle={`${t(messageTopicTexts[topic])}, ${recipient}`}
      submitLabel={t('sendAgain')}
      cancelLabel={t('cancel')}
      isQuestion
      operation={operation}
      onSubmit={() => operation.send({ params: { id } })}
      onClose={onClose}
    >
      <p>{t('question')}</p>
      <p className="mt-2 text-small text-ink-muted">{t('checkRecipient')}</p>
    </FormDialog>
  );
}
