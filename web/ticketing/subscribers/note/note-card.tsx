import { getNote } from '@takst/contract/ticketing/subscribers/note/get-note.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

const ChangeNoteModal = lazyDialog(
  async () => (await import('./change-note.modal.tsx')).ChangeNoteModal,
);

/** The employer's note on an employee, and the button to change it. */
export function NoteCard({ subscriberId, name }: { subscriberId: number; name: string }) {
  const t = useTexts('employee-note');
  const { data } = useQuery(queryOf(getNote, { params: { id: subscriberId } }));
  const [isOpen, setOpen] = useState(false);
  const note = data?.note;
  return (
    <Card
      title={t('title')}
      actions={
        note !== undefined && (
          <Button
            icon="edit"
            aria-label={t(note === '' ? 'addNote' : 'changeNote')}
            onClick={() => setOpen(true)}
          >
            {t(note === '' ? 'add' : 'change')}
          </Button>
        )
      }
    >
      {note === undefined ? (
        <SkeletonLines lines={1} />
      ) : (
        <p className={note === '' ? 'text-ink-muted' : 'whitespace-pre-line wrap-anywhere'}>
          {note || t('none')}
        </p>
      )}
      {isOpen && note !== undefined && (
        <ChangeNoteModal
          subscriberId={subscriberId}
          name={name}
          note={note}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
