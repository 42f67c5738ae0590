import { CompanySwitcher } from './company-switcher.tsx';
import { UserMenu } from './user-menu.tsx';

/** What only those who are signed in have on the header; a chunk of its own. */
export function SignedInTools() {
  return (
    <>
      <CompanySwitcher />
      <UserMenu />
    </>
  );
}
