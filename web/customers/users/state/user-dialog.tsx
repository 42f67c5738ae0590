import type { AdministeredUser } from '@takst/contract/customers/users/administration/user.schema.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';

export type UserDialogName = { is: 'reactivate' | 'deactivate'; user: AdministeredUser };

const dialogs = {
  reactivate: lazyDialog(
    async () => (await import('./reactivate-user.modal.tsx')).ReactivateUserModal,
  ),
  deactivate: lazyDialog(
    async () => (await import('./deactivate-user.modal.tsx')).DeactivateUserModal,
  ),
};

export function UserDialog(props: { dialog: UserDialogName; onClose: () => void }) {
  const { dialog, onClose } = props;
  const Dialog = dialogs[dialog.is];
  return <Dialog user={dialog.user} onClose={onClose} />;
}
