import { CompanySwitcher } from './company-switcher.tsx';
import { UserMenu } from './user-menu.tsx';

/** Header tools for signed-in users; a chunk of its own. */
export function SignedInTools() {
  return (
    <>
      <CompanySwitcher />
      <UserMenu />
    </>
  );
}
