import type { UserRolesReply } from '@takst/contract/users/user-roles.schema.ts';
import { useEffect, useRef, useState } from 'react';
import { useAnnounceDraft } from '#design/form/use-announce-draft.ts';
import { draftStore } from '#drafts/draft-store.ts';
import { type RolesInForm, rolesInForm } from '#users/roles/roles-in-form.ts';

/** `since`: when the saved roles were last modified, as text. */
type Edited = { roles: RolesInForm; since: string };

/** The form's roles: the saved ones until the user edits them. */
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
    /** Discards the edits. */
    drop() {
      hasChanged.current = false;
      setHasDraft(false);
      setEdited(null);
    },
    /** The form shows unsaved edits from an earlier visit. */
    hasDraft,
    /** Another user has saved other roles since the first edit. */
    isOvertaken: edited !== null && edited.since !== lastModified,
  };
}
