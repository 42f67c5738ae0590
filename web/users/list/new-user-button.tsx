import { LinkButton } from '#design/buttons/link-button.tsx';
import { useTexts } from '#texts/use-texts.ts';

export function NewUserButton() {
  const t = useTexts('users');
  return (
    <LinkButton variant="primary" icon="plus" to="/brukere/ny">
      {t('newUser')}
    </LinkButton>
  );
}
