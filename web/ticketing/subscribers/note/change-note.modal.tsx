import { pathTo } from '@takst/contract/app/path-to.ts';
import { changeNote } from '@takst/contract/ticketing/subscribers/note/change-note.contract.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useChangedSince } from '#platform/design/changed-since/use-changed-since.tsx';
import { TextArea } from '#platform/design/fields/text-area.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';

/** The note as it is typed, and as its user saw it at the beginning: a draft keeps both. */
type Fields = { note: string; previousNote: string };

const resolver = bodyResolver({ schema: changeNote.body, bodyOf: (fields: Fields) => fields });
const useField = createFieldHook<Fields>();

interface ChangeNoteModalProps {
  subscriberId: number;
  /** Whose note it is. */
  name: string;
  /** As shown when the dialog opens. */
  note: string;
  onClose: () => void;
}

/** Writes, changes or removes the note; asks again if another user has changed it since. */
export function ChangeNoteModal({ subscriberId, name, note, onClose }: ChangeNoteModalProps) {
  const t = useTexts('employee-note');
  const { person } = useServicePages();
  const changed = useChangedSince<typeof changeNote, string | null>({
    start: null,
    nowIn: (refused) => (refused.code === 'NOTE_CHANGED_SINCE' ? refused.note : undefined),
    describe: (theirs) => theirs ?? '',
  });
  const form = useDraftForm({
    draftName: `change-note:${subscriberId}`,
    start: { note, previousNote: note },
    resolver,
    fields: [{ name: 'note', label: t('label') }],
  });
  const change = useOperation(changeNote, {
    texts: 'employee-note',
    failed: 'failed',
    refusals: {
      SUBSCRIBER_NOT_FOUND: 'employeeGone',
      NOTE_CHANGED_SINCE: changed.text,
    },
    toast: () => ({
      title: t('saved'),
      text: name,
      link: { to: pathTo(person, { id: subscriberId }), text: t('seeNote') },
    }),
    onDone: onClose,
    onProblem: changed.onProblem,
  });
  const keepTheirs = () => {
    form.discard();
    onClose();
  };
  return (
    <FormDialog
      title={t('title')}
      operation={change}
      wayOn={changed.wayOn(change.refused, keepTheirs)}
      form={form}
      onSubmit={form.submit((body) =>
        change.send({
          params: { id: subscriberId },
          body: { ...body, previousNote: changed.seen ?? body.previousNote },
        }),
      )}
      onClose={onClose}
    >
      <NoteField />
    </FormDialog>
  );
}

function NoteField() {
  const t = useTexts('employee-note');
  return <TextArea {...useField('note')} description={t('help')} isOptional maxLength={500} />;
}
