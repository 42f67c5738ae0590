import { changeNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/change-never-leaver.contract.ts';
import { neverLeaverReason } from '@takst/contract/ticketing/subscribers/never-leaver/get-never-leaver.contract.ts';
import * as z from 'zod/mini';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { useChangedSince } from '#platform/design/changed-since/use-changed-since.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The reason as it is typed, and the mark as its user saw it at the beginning: a draft keeps both. */
type Fields = { reason: string; previousReason: string | null };

const schema = z.object({ reason: neverLeaverReason, previousReason: z.nullable(z.string()) });
const resolver = bodyResolver({ schema, bodyOf: (fields: Fields) => fields });
const useField = createFieldHook<Fields>();

interface NeverLeaverModalProps {
  subscriberId: number;
  /** The mark when the dialog opens; null for a person without one. */
  reason: string | null;
  onDone?: () => void;
  onClose: () => void;
}

/** Marks a person as never a leaver with a reason, or removes the mark. */
export function NeverLeaverModal(props: NeverLeaverModalProps) {
  const { subscriberId, reason, onDone, onClose } = props;
  const t = useTexts('never-leaver');
  const changed = useChangedSince<typeof changeNeverLeaver, string | null | undefined>({
    start: undefined,
    nowIn: (refused) => (refused.code === 'MARK_CHANGED_SINCE' ? refused.reason : undefined),
    describe: (theirs) => theirs ?? '',
  });
  const form = useDraftForm({
    draftName: `never-leaver:${subscriberId}`,
    start: { reason: reason ?? '', previousReason: reason },
    resolver,
    fields: [{ name: 'reason', label: t('reason') }],
  });
  const change = useOperation(changeNeverLeaver, {
    texts: 'never-leaver',
    failed: 'failed',
    refusals: { SUBSCRIBER_NOT_FOUND: 'employeeGone', MARK_CHANGED_SINCE: changed.text },
    toast: 'saved',
    onDone: () => {
      onDone?.();
      onClose();
    },
    onProblem: changed.onProblem,
  });
  const keepTheirs = () => {
    form.discard();
    onClose();
  };
  const send = (next: string | null, previousReason: string | null) =>
    change.send({
      params: { id: subscriberId },
      body: {
        reason: next,
        previousReason: changed.seen === undefined ? previousReason : changed.seen,
      },
    });
  return (
    <FormDialog
      title={t('markThis')}
      operation={change}
      wayOn={changed.wayOn(change.refused, keepTheirs)}
      form={form}
      onSubmit={form.submit((body) => send(body.reason, body.previousReason))}
      onClose={onClose}
    >
      <p>{t('help')}</p>
      <ReasonField />
      {reason !== null && (
        <Button variant="danger" className="justify-self-start" onClick={() => send(null, reason)}>
          {t('unmark')}
        </Button>
      )}
    </FormDialog>
  );
}

function ReasonField() {
  return <TextField {...useField('reason')} maxLength={200} />;
}
