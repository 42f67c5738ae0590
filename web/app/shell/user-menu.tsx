import { Dropdown } from '#design/overlays/dropdown.tsx';
import { Icon } from '#design/icon.tsx';
import { useSessionState } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { headerButton, menuRow } from './shell-style.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** Name of the user, and sign-out. */
export function UserMenu() {
  const t = useTexts('app');
  const state = useSessionState();
  if (state.state !== 'fetch-success') return null;
  const { firstName, lastName, email } = state.user;
  return (
    <Dropdown
      buttonClassName={headerButton}
      label={
        <>
          <Icon name="user" />
          <span className="sr-only">{t('userMenu')}: </span>
          <span className="max-w-40 truncate">{firstName}</span>
          <Icon name="chevron-down" className="size-4" />
        </>
      }
    >
      {() => (
        <>
          <p className="border-b border-line px-3 pt-2 pb-3">
            <span className="block font-semibold">
              {firstName} {lastName}
            </span>
            <span className="block text-sm break-all text-ink-muted">{email}</span>
          </p>
          <div className="pt-1">
            <SignOutButton className={menuRow} />
          </div>
        </>
      )}
    </Dropdown>
  );
}
