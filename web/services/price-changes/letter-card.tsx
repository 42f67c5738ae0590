import type { PriceLetter } from '@takst/contract/services/price-changes/price-letter.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { priceLetterQuery } from './price-change.queries.ts';

const SendLetterModal = lazyDialog(
  async () => (await import('./send-letter.modal.tsx')).SendLetterModal,
);

/** The letter that tells companies of the prices: what it says, how many get it, and whether it is sent. */
export function LetterCard({ proposalId }: { proposalId: number }) {
  const t = useTexts('price-changes');
  const { data: letter } = useQuery(priceLetterQuery(proposalId));
  const [isSending, setSending] = useState(false);
  if (!letter) return null;
  const { recipients, isApproved, sending } = letter;
  const maySend = isApproved && sending === null && recipients > 0;
  return (
    <Card
      title={t('letter')}
      actions={
        maySend && (
          <Button icon="send" onClick={() => setSending(true)}>
            {t('sendLetter')}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <p className="max-w-prose text-ink-muted">{t('letterText')}</p>
        <State letter={letter} />
        <div className="max-w-prose rounded-ui border border-line p-4">
          <p className="font-semibold">
            {t('letterSubject')}: {letter.subject}
          </p>
          <p className="mt-3 whitespace-pre-line wrap-anywhere">{letter.text}</p>
        </div>
      </div>
      {isSending && (
        <SendLetterModal
          proposalId={proposalId}
          recipients={recipients}
          onClose={() => setSending(false)}
        />
      )}
    </Card>
  );
}

function State({ letter: { recipients, isApproved, sending } }: { letter: PriceLetter }) {
  const t = useTexts('price-changes');
  const moment = useMoment();
  if (sending) {
    const { sent, finishedAt } = sending;
    return (
      <Notice kind={finishedAt === null ? 'info' : 'success'} isAnnounced>
        <p>
          {finishedAt === null
            ? t('letterSending', { sent: formatNumber(sent), number: formatNumber(recipients) })
            : t('letterSent', {
                count: sent,
                number: formatNumber(sent),
                moment: moment(finishedAt, 'in-sentence'),
              })}
        </p>
      </Notice>
    );
  }
  if (recipients === 0) return <p>{t('noRecipients')}</p>;
  return (
    <p>
      {t('recipients', { count: recipients, number: formatNumber(recipients) })}
      {!isApproved && `. ${t('letterWaits')}`}
    </p>
  );
}
