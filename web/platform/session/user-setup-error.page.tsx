import { Button } from '#platform/design/buttons/button.tsx';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ContactLink } from './contact-link.tsx';
import { MessagePage } from './message-page.tsx';

/** Shown when loading the user or their companies failed, or there are none (spec 1 §2.1). */
export function UserSetupErrorPage() {
  const t = useTexts('session');
  useDocumentTitle(t('setupErrorTitle'));
  return (
    <MessagePage
      icon="warning"
      title={t('setupErrorTitle')}
      text={
        <>
          {t(reasonOf(new URLSearchParams(location.search).get('code')))}
          <br />
          {t('tryAgainLater')}
        </>
      }
    >
      <BackToHomepage />
      <ContactLink>{t('contactSupport')}</ContactLink>
    </MessagePage>
  );
}

function reasonOf(code: string | null) {
  if (code === 'SIGN_IN_EXPIRED') return 'signInExpired';
  if (code === 'PROVIDER_UNAVAILABLE' || code === 'PROVIDER_ANSWER') return 'signInUnavailable';
  return 'setupErrorText';
}

/** Signs the user out: this user cannot use the portal. */
function BackToHomepage() {
  const t = useTexts('session');
  return (
    <form
      method={pageFacts.isSignedIn ? 'post' : 'get'}
      action={pageFacts.isSignedIn ? '/logout' : '/'}
      onSubmit={() => draftStore.discardAll()}
    >
      <Button type="submit" variant="primary">
        {t('backToHomepage')}
      </Button>
    </form>
  );
}
