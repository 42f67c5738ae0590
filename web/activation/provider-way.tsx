import { Button } from '#design/buttons/button.tsx';
import { useTexts } from '#texts/use-texts.ts';

interface ProviderWayProps {
  email: string;
  isPending: boolean;
  onActivate: () => void;
}

/**
 * Activation where the operator's identity provider keeps the password: the first sign-in links the
 * account by this e-mail.
 */
export function ProviderWay({ email, isPending, onActivate }: ProviderWayProps) {
  const t = useTexts('activation');
  return (
    <>
      <p className="text-sm text-ink-muted">{t('email')}</p>
      <p className="mb-4 text-lg font-semibold wrap-anywhere">{email}</p>
      <p className="mb-6">{t('providerHelp')}</p>
      <Button variant="primary" isPending={isPending} onClick={onActivate} className="w-full">
        {t('activateAtProvider')}
      </Button>
    </>
  );
}
