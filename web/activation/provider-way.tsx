import { Button } from '#design/buttons/button.tsx';
import { useTexts } from '#texts/use-texts.ts';

interface ProviderWayProps {
  email: string;
  isPending: boolean;
  onActivate: () => void;
}

/** The operator's provider keeps the password: the login is linked by this e-mail at the first sign-in. */
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
