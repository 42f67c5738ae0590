import { Icon } from '#platform/design/icon.tsx';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Signs out here and at the identity provider. */
export function SignOutButton({ className }: { className: string }) {
  const t = useTexts('app');
  return (
    <form method="post" action="/logout" onSubmit={() => draftStore.discardAll()}>
      <button type="submit" className={className}>
        <Icon name="sign-out" />
        {t('signOut')}
      </button>
    </form>
  );
}
