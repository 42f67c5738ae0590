import { Icon } from '#design/icon.tsx';
import { draftStore } from '#drafts/draft-store.ts';
import { useTexts } from '#texts/use-texts.ts';

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
