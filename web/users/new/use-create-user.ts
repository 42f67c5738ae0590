import { type CreateUserBody, createUser } from '@takst/contract/users/create-user.contract.ts';
import { listUsers } from '@takst/contract/users/list-users.contract.ts';
import type { UseFormReturn } from 'react-hook-form';
import { InvalidInput, ServerTrouble } from '#api/call-failures.ts';
import { type ChangeProblem, useChange } from '#api/use-change.ts';
import { useFailureText } from '#api/use-failure-text.ts';
import { showToast } from '#design/toasts/toasts.ts';
import { useGoTo } from '#design/links/use-go-to.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useSaveRoles } from '#users/roles/use-save-roles.ts';
import { fieldLabels, type NewUserFields, type PersonField } from './new-user-fields.ts';

type Route = typeof createUser;
export type NewUserForm = UseFormReturn<NewUserFields, unknown, CreateUserBody>;

/** Other errors go to the general error page (spec 1 §8); a service that is down can be tried again here. */
const isForErrorPage = (error: unknown): boolean =>
  error instanceof ServerTrouble && error.status !== 503;

const invalidates = [listUsers.path] as const;

/** Makes the user and then gives the roles; when the roles fail, they alone are sent again. */
export function useCreateUser(form: NewUserForm, onErrorPage: () => void) {
  const t = useTexts('new-user');
  const goTo = useGoTo();
  const saving = useSaveRoles({
    onSaved: () => {
      showToast('success', t('created'));
      void goTo('/brukere');
    },
  });
  const change = useChange(createUser, {
    invalidates,
    isForErrorPage,
    onDone: ({ id }) => {
      form.setValue('createdId', id);
      saving.save(id, form.getValues('roles'));
    },
    onProblem: (problem) => {
      if ('failure' in problem && isForErrorPage(problem.failure)) return onErrorPage();
      for (const [field, message] of faultsOf(problem)) {
        form.setError(field, { type: 'server', message });
      }
    },
  });
  const problem = useCreateProblem(change.problem);
  return {
    save(body: CreateUserBody) {
      const { createdId, roles } = form.getValues();
      if (createdId === null) change.send({ body });
      else saving.save(createdId, roles);
    },
    saving,
    isPending: change.isPending || saving.isPending,
    /** Why the user was not made, or has no roles yet. */
    problem: saving.problem
      ? { title: t('withoutRoles'), text: `${saving.problem.text} ${t('rolesAgain')}` }
      : problem,
  };
}

/** What the server found wrong, at the fields. */
function faultsOf(problem: ChangeProblem<Route>): (readonly [PersonField, string])[] {
  if ('refused' in problem) {
    const { code } = problem.refused;
    if (code === 'EMAIL_TAKEN') return [['email', 'emailTaken']];
    return code === 'PHONE_NOT_VALID' ? [['phone', 'wrongFormat']] : [];
  }
  if (!(problem.failure instanceof InvalidInput)) return [];
  const { fields } = problem.failure;
  return fieldLabels.flatMap(([name]) => {
    const fault = fields.find(({ path }) => path === name);
    return fault ? [[name, fault.message] as const] : [];
  });
}

/** What does not belong to a field. */
function useCreateProblem(problem: ChangeProblem<Route> | null) {
  const t = useTexts('new-user');
  const failureText = useFailureText();
  if (!problem || faultsOf(problem).length > 0) return null;
  const title = t('createFailed');
  if ('failure' in problem) return { title, text: failureText(problem.failure) };
  return { title, text: t('noLongerAdministrator') };
}
