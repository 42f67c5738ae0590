import type { AdministeredUser } from '@takst/contract/users/user.schema.ts';
import { lazy, Suspense } from 'react';

/** What somebody asks to do with a user. */
export type UserDialogName = { is: 'reactivate' | 'deactivate'; user: AdministeredUser };

// Neither of them comes with a page: most people only look at it.
const Reactivate = lazy(async () => ({
  default: (await import('./reactivate-user.modal.tsx')).ReactivateUserModal,
}));
const Deactivate = lazy(async () => ({
  default: (await import('./deactivate-user.modal.tsx')).DeactivateUserModal,
}));

/** The question before the login of a user is opened or closed. */
export function UserDialog(props: { dialog: UserDialogName; onClose: () => void }) {
  const { dialog, onClose } = props;
  const Dialog = dialog.is === 'reactivate' ? Reactivate : Deactivate;
  return (
    <Suspense>
      <Dialog user={dialog.user} onClose={onClose} />
    </Suspense>
  );
}
