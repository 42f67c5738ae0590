import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import type { CompanyInForm } from './roles-in-form.ts';
import type { CompaniesToAdd } from './use-companies-to-add.ts';

export type RoleDialogName = { is: 'add' } | { is: 'edit' | 'remove'; company: CompanyInForm };

const AddRoles = lazyDialog(
  async () => (await import('#customers/users/add-roles/add-roles.modal.tsx')).AddRolesModal,
);
const EditRoles = lazyDialog(async () => (await import('./edit-roles.modal.tsx')).EditRolesModal);
const RemoveRoles = lazyDialog(
  async () => (await import('./remove-roles.modal.tsx')).RemoveRolesModal,
);

interface RoleDialogProps {
  dialog: RoleDialogName;
  toAdd: CompaniesToAdd;
  existing: readonly CompanyInForm[];
  onGive: (company: CompanyInForm) => void;
  onRemove: (company: CompanyInForm) => void;
  onClose: () => void;
}

export function RoleDialog({
  dialog,
  toAdd,
  existing,
  onGive,
  onRemove,
  onClose,
}: RoleDialogProps) {
  const closing = (change: (company: CompanyInForm) => void) => (company: CompanyInForm) => {
    change(company);
    onClose();
  };
  switch (dialog.is) {
    case 'add':
      return (
        <AddRoles toAdd={toAdd} existing={existing} onClose={onClose} onAdd={closing(onGive)} />
      );
    case 'edit':
      return <EditRoles company={dialog.company} onEdit={closing(onGive)} onClose={onClose} />;
    case 'remove':
      return (
        <RemoveRoles company={dialog.company} onRemove={closing(onRemove)} onClose={onClose} />
      );
  }
}
