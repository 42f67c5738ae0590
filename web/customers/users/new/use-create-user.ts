import {
  type CreateUserBody,
  createUser,
} from '@takst/contract/customers/users/administration/create-user.contract.ts';
import { type FixedPagePath, pathTo } from '@takst/contract/app/path-to.ts';
import { useCallback } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import type { AttachedForm } from '#platform/api/running-operation.ts';
import type { DraftForm } from '#platform/design/form/use-draft-form.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { answerRefusals } from '#customers/users/access-requests/answered-texts.ts';
import { useSaveRoles } from '#customers/users/roles/use-save-roles.ts';
import { userName } from '#customers/users/state/user-name.ts';
import type { NewUserFields } from './new-user-fields.ts';

interface CreateUserOptions {
  /** The list that follows. */
  list: FixedPagePath;
  accessRequestId: number | undefined;
  /** Another administrator has answered the request. */
  onAnswered: (() => void) | undefined;
}

/** Creates the user, then gives the roles. If the roles fail, only they are sent again. */
export function useCreateUser(
  { form, discard }: DraftForm<NewUserFields, CreateUserBody>,
  { list, accessRequestId, onAnswered }: CreateUserOptions,
) {
  const t = useTexts('users');
  const goTo = useGoTo();
  const saving = useSaveRoles({
    onSaved: ({ userId }) => {
      showToast('success', {
        title: t('created'),
        text: `${userName(form.getValues())}, ${form.getValues('email')}`,
        link: { to: pathTo('/brukere/{id}', { id: userId }), text: t('seeUser') },
      });
      discard();
      void goTo(list);
    },
  });
  const create = useOperation(createUser, {
    texts: 'users',
    failed: 'createFailed',
    refusals: {
      EMAIL_TAKEN: null,
      PHONE_NOT_VALID: null,
      NO_LONGER_ADMINISTRATOR: 'noLongerAdministrator',
      ...answerRefusals,
    },
    faults: {
      EMAIL_TAKEN: { path: 'email', message: 'emailTaken' },
      PHONE_NOT_VALID: { path: 'phone', message: 'wrongFormat' },
    },
    // Other errors go to the general error page (spec 1 §8).
    usesErrorPage: true,
    onProblem: (obstacle) => {
      if (!('refused' in obstacle)) return;
      if (obstacle.refused.code !== 'ACCESS_REQUEST_ANSWERED') return;
      discard();
      onAnswered?.();
    },
    onDone: ({ id }) => {
      form.setValue('createdId', id);
      saving.save(id, form.getValues('roles'));
    },
  });
  const { attach } = create;
  return {
    save(body: CreateUserBody) {
      const { createdId, roles } = form.getValues();
      if (createdId === null) create.send({ body: { ...body, accessRequestId } });
      else saving.save(createdId, roles);
    },
    saving,
    operation: {
      isPending: create.isPending || saving.isPending,
      /** Why the user was not created or has no roles yet. */
      problem: saving.problem
        ? { title: t('withoutRoles'), text: `${saving.problem.text} ${t('rolesAgain')}` }
        : create.problem,
      // The draft is needed until the roles are saved.
      attach: useCallback(
        ({ setFaults }: AttachedForm) => attach({ setFaults, discard: () => undefined }),
        [attach],
      ),
    },
  };
}
