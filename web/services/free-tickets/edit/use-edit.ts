import { editFreeTicket } from '@takst/contract/services/free-tickets/edit/edit-free-ticket.contract.ts';
import {
  type FreeEditPreview,
  previewFreeEdit,
} from '@takst/contract/services/free-tickets/edit/preview-free-edit.contract.ts';
import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useCallback, useRef } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import type { AttachedForm, RunningOperation } from '#platform/api/running-operation.ts';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useChangeTexts } from '#ticketing/tickets/change/use-change-texts.ts';
import type { EditBody } from './edit-fields.ts';
import { editCauses, editFieldFaults, editRefusals } from './edit-refusals.ts';

type EditCallbacks = {
  onPreview: (reply: FreeEditPreview, body: EditBody) => void;
  onDone: () => void;
};

/** What an edit would do, and the edit; the dialog shows them as one, and neither takes what is typed. */
export function useEdit(ticket: FreeTicket, { onPreview, onDone }: EditCallbacks) {
  const t = useTexts('free-edit');
  const { name, toast } = useChangeTexts(ticket);
  const previewedBody = useRef<EditBody>(null);
  const options = {
    texts: 'free-edit',
    failed: 'failed',
    refusals: editRefusals,
    causes: editCauses,
    faults: editFieldFaults,
  } as const;
  const preview = useOperation<typeof previewFreeEdit, 'free-edit'>(previewFreeEdit, {
    ...options,
    onDone: (reply) => previewedBody.current && onPreview(reply, previewedBody.current),
  });
  const edit = useOperation(editFreeTicket, {
    ...options,
    toast: ({ input: { body }, reply: { id } }) => {
      const who = `${body.firstName} ${body.lastName}`;
      return toast(t('saved'), who, pathTo('/fribilletter/{id}', { id }));
    },
    onProblem: () => showToast('error', { title: t('failed'), text: name }),
    onDone,
  });
  const { forget } = edit;
  return {
    preview: {
      ask(body: EditBody) {
        previewedBody.current = body;
        forget();
        preview.send({ params: { id: ticket.id }, body });
      },
    },
    edit,
    operation: useAsOne(preview, edit),
    lacksAddress: [preview, edit].some(
      ({ refused }) => refused?.code === 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS',
    ),
  };
}

type FormOperation = Required<RunningOperation>;

/** Two operations of one form. What was typed is kept until the second is done. */
function useAsOne(preview: FormOperation, edit: FormOperation): RunningOperation {
  const [attachPreview, attachEdit] = [preview.attach, edit.attach];
  return {
    isPending: preview.isPending || edit.isPending,
    problem: preview.problem ?? edit.problem,
    fieldChanged(field) {
      preview.fieldChanged(field);
      edit.fieldChanged(field);
    },
    attach: useCallback(
      (form: AttachedForm) => {
        const detach = [
          attachPreview({ ...form, discard: () => undefined }),
          attachEdit({ ...form, discard: () => undefined }),
        ];
        return () => detach.forEach((end) => end());
      },
      [attachPreview, attachEdit],
    ),
  };
}
