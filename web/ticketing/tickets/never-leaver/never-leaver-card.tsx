import { getNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/get-never-leaver.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const NeverLeaverModal = lazyDialog(
  async () => (await import('./never-leaver.modal.tsx')).NeverLeaverModal,
);

/** Whether an employee is never a leaver, and the button to change it. */
export function NeverLeaverCard({ subscriberId }: { subscriberId: number }) {
  const t = useTexts('never-leaver');
  const moment = useMoment();
  const { data } = useQuery(queryOf(getNeverLeaver, { params: { id: subscriberId } }));
  const [isOpen, setOpen] = useState(false);
  const mark = data?.mark;
  return (
    <Card
      title={t('title')}
      actions={
        mark !== undefined && (
          <Button
            icon="edit"
            aria-label={t(mark ? 'changeThis' : 'markThis')}
            onClick={() => setOpen(true)}
          >
            {t(mark ? 'change' : 'mark')}
          </Button>
        )
      }
    >
      {mark === undefined ? (
        <SkeletonLines lines={1} />
      ) : mark === null ? (
        <p className="text-ink-muted">{t('none')}</p>
      ) : (
        <>
          <p className="wrap-anywhere">{t('marked', { reason: mark.reason })}</p>
          <p className="text-small text-ink-muted">
            {t('markedBy', { who: mark.markedBy, at: moment(mark.markedAt, 'in-sentence') })}
          </p>
        </>
      )}
      {isOpen && mark !== undefined && (
        <NeverLeaverModal
          subscriberId={subscriberId}
          reason={mark?.reason ?? null}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
