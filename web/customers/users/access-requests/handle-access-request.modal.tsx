import type { AccessRequest } from '@takst/contract/customers/users/access-requests/access-request.schema.ts';
import { handleAccessRequest } from '@takst/contract/customers/users/access-requests/handle-access-request.contract.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { userName } from '#customers/users/state/user-name.ts';
import { answerRefusals } from './answered-texts.ts';

interface HandleAccessRequestModalProps {
  request: AccessRequest;
  onAnswered: () => void;
  onClose: () => void;
}

/** Confirmation before a request is marked as handled, which tells the person nothing. */
export function HandleAccessRequestModal(props: HandleAccessRequestModalProps) {
  const { request, onAnswered, onClose } = props;
  const t = useTexts('access-requests');
  const name = userName(request);
  const handle = useOperation(handleAccessRequest, {
    texts: 'users',
    refusals: answerRefusals,
    toast: () => ({ title: t('handled'), text: name }),
    onDone: () => {
      onAnswered();
      onClose();
    },
    onProblem: (obstacle) => 'refused' in obstacle && onAnswered(),
  });
  return (
    <FormDialog
      isQuestion
      title={t('handleTitle')}
      submitLabel={t('handle')}
      operation={handle}
      onSubmit={() => handle.send({ params: { id: request.id } })}
      onClose={onClose}
    >
      <p>{t('handleText', { name })}</p>
    </FormDialog>
  );
}
