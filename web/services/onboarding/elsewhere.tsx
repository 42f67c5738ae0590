import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { MessagePage } from '#platform/session/message-page.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

/** To another browser than the one that began: nothing about the onboarding is told. */
export function Elsewhere() {
  const t = useTexts('onboarding');
  return (
    <MessagePage icon="info" title={t('elsewhereTitle')} text={t('elsewhereText')}>
      <LinkButton to="/register">{t('begin')}</LinkButton>
    </MessagePage>
  );
}
