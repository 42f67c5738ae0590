import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import type { SavingRoles } from './use-save-roles.ts';

// Lazy: the warning is rare.
const LeftEmpty = lazyDialog(
  async () => (await import('./no-administrator.modal.tsx')).NoAdministratorModal,
);

/** The confirmation to leave a company without an administrator, while it is open. */
export function SaveRolesWarning({ saving }: { saving: SavingRoles }) {
  if (saving.warning.companies.length === 0) return null;
  return <LeftEmpty {...saving.warning} isPending={saving.isPending} />;
}
