import type { UserRolesReply } from '@takst/contract/customers/users/administration/user-roles.schema.ts';
import { useEffect, useRef, useState } from 'react';
import { useAnnounceDraft } from '#platform/design/form/use-announce-draft.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { type RolesInForm, rolesInForm } from '#customers/users/roles/roles-in-form.ts';

/** `since`: when the saved roles were last modified, as text. */
type RolesDraft = { roles: RolesInForm; since: string };

/** The form's roles: the saved ones until the user edits them. */
export function useEditedRoles(savedRoles: UserRolesReply) {
  const draftName = `roles-of-${savedRoles.userId}`;
  const [draft, setDraft] = useState(() => draftStore.read(draftName) as RolesDraft | null);
  const [hasDraft, setHasDraft] = useState(draft !== null);
  useEffect(() => {
    if (draft) draftStore.keep(draftName, draft);
    else draftStore.discard(draftName);
  }, [draftName, draft]);
  const hasChanged = useRef(false);
  useAnnounceDraft(draftName, hasChanged);
  const lastModified = savedRoles.lastModified.toString();
  return {
    value: draft?.roles ?? rolesInForm(savedRoles),
    change(roles: RolesInForm) {
      hasChanged.current = true;
      setDraft({ roles, since: draft?.since ?? lastModified });
    },
    /** Discards the edits. */
    drop() {
      hasChanged.current = false;
      setHasDraft(false);
      setDraft(null);
    },
    /** The form shows unsaved edits from an earlier visit. */
    hasDraft,
    /** Another user has saved other roles since the first edit. */
    hasConflict: draft !== null && draft.since !== lastModified,
  };
}
