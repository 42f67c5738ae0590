import { Button } from '#platform/design/buttons/button.tsx';
import { Modal } from '#platform/design/overlays/modal.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

interface SignedOutDialogProps {
  onSignIn: () => void;
  onClose: () => void;
}

export function SignedOutDialog({ onSignIn, onClose }: SignedOutDialogProps) {
  const t = useTexts('session');
  return (
    <Modal
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={t('signedOutTitle')}
      actions={
        <>
          <Button variant="primary" onClick={onSignIn}>
            {t('signInAgain')}
          </Button>
          <Button onClick={onClose}>{t('stayHere')}</Button>
        </>
      }
    >
      <p>{t('signedOutText')}</p>
    </Modal>
  );
}
