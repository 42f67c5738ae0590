import {
  closeOnboarding,
  type ListedOnboarding,
} from '@takst/contract/services/onboarding/list-onboardings.contract.ts';
import { useState } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

interface CloseOnboardingModalProps {
  onboarding: ListedOnboarding;
  onClose: () => void;
}

/** Takes an onboarding off the list; where its company exists, its contract may have been signed in another way. */
export function CloseOnboardingModal({ onboarding, onClose }: CloseOnboardingModalProps) {
  const t = useTexts('onboardings');
  const { id, companyName: company, companyId } = onboarding;
  const [isSignedOtherwise, setSignedOtherwise] = useState(false);
  const close = useOperation(closeOnboarding, {
    texts: 'onboardings',
    failed: 'notClosed',
    refusals: { ONBOARDING_NOT_FOUND: 'gone', NOTHING_TO_CLOSE: 'nothingToClose' },
    toast: () => ({ title: t('closed'), text: company }),
    onDone: onClose,
  });
  return (
    <FormDialog
      isQuestion
      isDanger
      title={t('close')}
      subtitle={company}
      submitLabel={t('close')}
      operation={close}
      onSubmit={() => close.send({ params: { id }, body: { isSignedOtherwise } })}
      onClose={onClose}
    >
      <p>{t('closeQuestion', { company })}</p>
      {companyId !== null && (
        <Checkbox
          name="isSignedOtherwise"
          label={t('signedOtherwise')}
          description={t('signedOtherwiseHelp')}
          value={isSignedOtherwise}
          onChange={setSignedOtherwise}
        />
      )}
    </FormDialog>
  );
}
