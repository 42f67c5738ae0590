import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { ContactLink } from '#platform/session/contact-link.tsx';
import { MessagePage } from '#platform/session/message-page.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

/** CONTACT_SUPPORT_ERROR_OCCURRED: trying again means the identity once more, from the form as it was. */
export function StepError() {
  const t = useTexts('register');
  return (
    <MessagePage icon="warning" title={t('errorTitle')} text={t('errorText')}>
      <LinkButton to="/register" variant="primary">
        {t('tryAgain')}
      </LinkButton>
      <ContactLink>{t('contactSupport')}</ContactLink>
    </MessagePage>
  );
}
