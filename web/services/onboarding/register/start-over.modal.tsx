import '#platform/design/form/form-design.ts';
import { abandonOnboarding } from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import type { Onboarding } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import { useVisitorOperation } from '#platform/operations/use-visitor-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

interface StartOverModalProps {
  onboarding: Pick<Onboarding, 'id' | 'companyName'>;
  onDone: () => void;
  onClose: () => void;
}

export function StartOverModal({ onboarding, onDone, onClose }: StartOverModalProps) {
  const t = useTexts('register');
  const { id, companyName: company } = onboarding;
  const abandon = useVisitorOperation(abandonOnboarding, {
    texts: 'register',
    failed: 'notStartedOver',
    refusals: { ONBOARDING_NOT_FOUND: 'gone', COMPANY_MADE: 'companyMade' },
    onDone,
  });
  return (
    <FormDialog
      isQuestion
      isDanger
      title={t('startOver')}
      submitLabel={t('startOver')}
      operation={abandon}
      onSubmit={() => abandon.send({ params: { id } })}
      onClose={onClose}
    >
      <p>{t('startOverQuestion', { company })}</p>
    </FormDialog>
  );
}
