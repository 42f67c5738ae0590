import type { UserRolesReply } from '@takst/contract/users/user-roles.schema.ts';
import { useEffect, useState } from 'react';
import { draftStore } from '#drafts/draft-store.ts';
import { type RolesInForm, rolesInForm } from '#users/roles/roles-in-form.ts';

/** `since` is when what is saved was last changed, as text. */
type Edited = { roles: RolesInForm; since: string };

/** The roles in the form: those that are saved, until one of them is changed here. */
export function useEditedRoles(saved: UserRolesReply) {
  const draftName = `roles-of-${saved.userId}`;
  const [edited, setEdited] = useState(() => draftStore.read(draftName) as Edited | null);
  useEffect(() => {
    if (edited) draftStore.keep(draftName, edited);
    else draftStore.discard(draftName);
  }, [draftName, edited]);
  // Losing the page does not come by here; leaving the form does.
  useEffect(() => () => draftStore.discard(draftName), [draftName]);
  const lastModified = saved.lastModified.toString();
  return {
    value: edited?.roles ?? rolesInForm(saved),
    change: (roles: RolesInForm) => setEdited({ roles, since: edited?.since ?? lastModified }),
    /** Shows what is saved again. */
    drop: () => setEdited(null),
    /** Somebody else has saved other roles since the first change here. */
    isOvertaken: edited !== null && edited.since !== lastModified,
  };
}
