import type { AdministeredUser } from '@takst/contract/users/user.schema.ts';
import { lazyDialog } from '#design/overlays/lazy-dialog.tsx';

/** What somebody asks to do with a user. */
export type UserDialogName = { is: 'reactivate' | 'deactivate'; user: AdministeredUser };

const dialogs = {
  reactivate: lazyDialog(
    async () => (await import('./reactivate-user.modal.tsx')).ReactivateUserModal,
  ),
  deactivate: lazyDialog(
    async () => (await import('./deactivate-user.modal.tsx')).DeactivateUserModal,
  ),
};

/** The question before the login of a user is opened or closed. */
export function UserDialog(props: { dialog: UserDialogName; onClose: () => void }) {
  const { dialog, onClose } = props;
  const Dialog = dialogs[dialog.is];
  return <Dialog user={dialog.user} onClose={onClose} />;
}
