import type { UserRolesReply } from '@takst/contract/users/user-roles.schema.ts';
import { useEffect, useRef, useState } from 'react';
import { useAnnounceDraft } from '#design/form/use-announce-draft.ts';
import { draftStore } from '#drafts/draft-store.ts';
import { type RolesInForm, rolesInForm } from '#users/roles/roles-in-form.ts';

/** `since` is when what is saved was last changed, as text. */
type Edited = { roles: RolesInForm; since: string };

/** The roles in the form: those that are saved, until one of them is changed here. */
export function useEditedRoles(saved: UserRolesReply) {
  const draftName = `roles-of-${saved.userId}`;
  const [edited, setEdited] = useState(() => draftStore.read(draftName) as Edited | null);
  const [hasDraft, setHasDraft] = useState(edited !== null);
  useEffect(() => {
    if (edited) draftStore.keep(draftName, edited);
    else draftStore.discard(draftName);
  }, [draftName, edited]);
  const hasChanged = useRef(false);
  useAnnounceDraft(draftName, hasChanged);
  const lastModified = saved.lastModified.toString();
  return {
    value: edited?.roles ?? rolesInForm(saved),
    change(roles: RolesInForm) {
      hasChanged.current = true;
      setEdited({ roles, since: edited?.since ?? lastModified });
    },
    /** Shows what is saved again. */
    drop() {
      hasChanged.current = false;
      setHasDraft(false);
      setEdited(null);
    },
    /** Roles that were changed before, and not saved, are shown. */
    hasDraft,
    /** Somebody else has saved other roles since the first change here. */
    isOvertaken: edited !== null && edited.since !== lastModified,
  };
}
