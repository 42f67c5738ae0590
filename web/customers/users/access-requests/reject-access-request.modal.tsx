import type { AccessRequest } from '@takst/contract/customers/users/access-requests/access-request.schema.ts';
import {
  rejectAccessRequest,
  rejectAccessRequestBody,
} from '@takst/contract/customers/users/access-requests/reject-access-request.contract.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { TextArea } from '#platform/design/fields/text-area.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { userName } from '#customers/users/state/user-name.ts';
import { answerRefusals } from './answered-texts.ts';

type Fields = { notify: boolean; reason: string };

const useField = createFieldHook<Fields>();
const resolver = bodyResolver({
  schema: rejectAccessRequestBody,
  bodyOf: (fields: Fields) => fields,
});

interface RejectAccessRequestModalProps {
  request: AccessRequest;
  onAnswered: () => void;
  onClose: () => void;
}

/** Rejects a request with an e-mail, which may say why, or silently. */
export function RejectAccessRequestModal(props: RejectAccessRequestModalProps) {
  const { request, onAnswered, onClose } = props;
  const t = useTexts('access-requests');
  const { id } = request;
  const name = userName(request);
  const form = useDraftForm({
    draftName: `reject-access-request:${id}`,
    start: { notify: true, reason: '' },
    resolver,
    fields: [
      { name: 'notify', label: t('notify', { email: request.email }) },
      { name: 'reason', label: t('reason') },
    ],
  });
  const reject = useOperation(rejectAccessRequest, {
    texts: 'users',
    refusals: answerRefusals,
    toast: () => ({ title: t('rejected'), text: name }),
    onDone: () => {
      onAnswered();
      onClose();
    },
    onProblem: (obstacle) => 'refused' in obstacle && onAnswered(),
  });
  return (
    <FormDialog
      isDanger
      title={t('rejectTitle', { name })}
      submitLabel={t('reject')}
      operation={reject}
      form={form}
      onSubmit={form.submit((body) => reject.send({ params: { id }, body }))}
      onClose={onClose}
    >
      <NotifyField email={request.email} />
      <ReasonField />
    </FormDialog>
  );
}

function NotifyField({ email }: { email: string }) {
  const t = useTexts('access-requests');
  return (
    <Checkbox
      {...useField('notify')}
      label={t('notify', { email })}
      description={t('notifyHelp')}
    />
  );
}

function ReasonField() {
  const t = useTexts('access-requests');
  return (
    <TextArea {...useField('reason')} isOptional description={t('reasonHelp')} maxLength={1_000} />
  );
}
