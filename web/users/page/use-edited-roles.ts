import type { UserRolesReply } from '@takst/contract/users/user-roles.schema.ts';
import { useState } from 'react';
import { type RolesInForm, rolesInForm } from '#users/roles/roles-in-form.ts';

type Edited = { roles: RolesInForm; since: Temporal.Instant };

/** The roles in the form: those that are saved, until one of them is changed here. */
export function useEditedRoles(saved: UserRolesReply) {
  const [edited, setEdited] = useState<Edited | null>(null);
  return {
    value: edited?.roles ?? rolesInForm(saved),
    change: (roles: RolesInForm) =>
      setEdited({ roles, since: edited?.since ?? saved.lastModified }),
    /** Shows what is saved again. */
    drop: () => setEdited(null),
    /** Somebody else has saved other roles since the first change here. */
    isOvertaken: edited !== null && !edited.since.equals(saved.lastModified),
  };
}
