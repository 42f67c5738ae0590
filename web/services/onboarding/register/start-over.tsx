import { useState } from 'react';
import type { Onboarding } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

const StartOverModal = lazyDialog(
  async () => (await import('./start-over.modal.tsx')).StartOverModal,
);

interface StartOverProps {
  onboarding: Pick<Onboarding, 'id' | 'companyName'>;
  onDone: () => void;
}

export function StartOver({ onboarding, onDone }: StartOverProps) {
  const t = useTexts('register');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" icon="close" onClick={() => setOpen(true)}>
        {t('startOver')}
      </Button>
      {isOpen && (
        <StartOverModal
          onboarding={onboarding}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
