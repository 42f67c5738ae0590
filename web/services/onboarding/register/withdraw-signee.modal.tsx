import '#platform/design/form/form-design.ts';
import { withdrawSignee } from '@takst/contract/services/onboarding/choose-signee.contract.ts';
import type { Onboarding } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import { useVisitorOperation } from '#platform/operations/use-visitor-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

interface WithdrawSigneeModalProps {
  id: string;
  /** Who was asked to sign. */
  name: string;
  onDone: (onboarding: Onboarding) => void;
  onClose: () => void;
}

export function WithdrawSigneeModal({ id, name, onDone, onClose }: WithdrawSigneeModalProps) {
  const t = useTexts('register');
  const withdraw = useVisitorOperation(withdrawSignee, {
    texts: 'register',
    failed: 'notWithdrawn',
    refusals: {
      ONBOARDING_NOT_FOUND: 'gone',
      SIGNEE_NOT_ASKED: (translate) => translate('alreadySigned', { name }),
    },
    onDone,
  });
  return (
    <FormDialog
      isQuestion
      title={t('chooseAnother')}
      submitLabel={t('chooseAnother')}
      operation={withdraw}
      onSubmit={() => withdraw.send({ params: { id }, body: { name } })}
      onClose={onClose}
    >
      <p>{t('withdrawQuestion', { name })}</p>
    </FormDialog>
  );
}
