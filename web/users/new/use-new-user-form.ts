import type { CreateUserBody } from '@takst/contract/users/create-user.contract.ts';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { draftStore } from '#drafts/draft-store.ts';
import { useDraft, useKeepDraft } from '#drafts/use-draft.ts';
import { type NewUserFields, newUserResolver, noUserYet } from './new-user-fields.ts';
import type { NewUserForm } from './use-create-user.ts';

/** Of the form while it is filled in; with one, the page opens where it was left. */
const draftName = 'new-user';

/** The form with its draft; `keepOverErrorPage` before that page takes the place of the form. */
export function useNewUserForm(): { form: NewUserForm; keepOverErrorPage: () => void } {
  const draft = useDraft<NewUserFields>(draftName);
  const form = useForm<NewUserFields, unknown, CreateUserBody>({
    defaultValues: { ...noUserYet, ...draft },
    resolver: newUserResolver,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  useKeepDraft(draftName, form);
  const isKept = useRef(false);
  useEffect(
    () => () => {
      // Leaving the form discards the draft; the way back from an error must lose nothing.
      if (isKept.current) draftStore.keep(draftName, form.getValues());
    },
    [form],
  );
  return {
    form,
    keepOverErrorPage: () => {
      isKept.current = true;
    },
  };
}
