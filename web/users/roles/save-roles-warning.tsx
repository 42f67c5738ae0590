import { lazyDialog } from '#design/overlays/lazy-dialog.tsx';
import type { SavingRoles } from './use-save-roles.ts';

// Hardly anybody is asked.
const LeftEmpty = lazyDialog(async () => (await import('./left-empty.modal.tsx')).LeftEmptyModal);

/** The question whether a company shall be without an administrator, while it is open. */
export function SaveRolesWarning({ saving }: { saving: SavingRoles }) {
  if (saving.warning.companies.length === 0) return null;
  return <LeftEmpty {...saving.warning} isPending={saving.isPending} />;
}
