import { LinkButton } from '#design/buttons/link-button.tsx';
import { useTexts } from '#texts/use-texts.ts';

export function NewUserButton() {
  const say = useTexts('users');
  return (
    <LinkButton variant="primary" icon="plus" to="/brukere/ny">
      {say('newUser')}
    </LinkButton>
  );
}
