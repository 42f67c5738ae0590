import { renewWidgetSecret } from '@takst/contract/services/self-service/widget/renew-widget-secret.contract.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

interface RenewSecretModalProps {
  companyId: number;
  onClose: () => void;
}

export function RenewSecretModal({ companyId, onClose }: RenewSecretModalProps) {
  const t = useTexts('widget');
  const renew = useOperation(renewWidgetSecret, {
    texts: 'widget',
    failed: 'renewFailed',
    refusals: { WIDGET_NOT_FOUND: 'widgetGone' },
    toast: 'renewed',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('renewTitle')}
      submitLabel={t('renewSecret')}
      isQuestion
      operation={renew}
      onSubmit={() => renew.send({ params: { id: companyId } })}
      onClose={onClose}
    >
      <p>{t('renewText')}</p>
    </FormDialog>
  );
}
