import { lazy, Suspense } from 'react';
import type { SavingRoles } from './use-save-roles.ts';

// Hardly anybody is asked.
const LeftEmpty = lazy(async () => ({
  default: (await import('./left-empty.modal.tsx')).LeftEmptyModal,
}));

/** The question whether a company shall be without an administrator, while it is open. */
export function SaveRolesWarning({ saving }: { saving: SavingRoles }) {
  if (saving.warning.companies.length === 0) return null;
  return (
    <Suspense>
      <LeftEmpty {...saving.warning} isPending={saving.isPending} />
    </Suspense>
  );
}
