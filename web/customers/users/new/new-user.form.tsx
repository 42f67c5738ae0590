import type { FixedPagePath } from '@takst/contract/app/path-to.ts';
import type { ReactNode } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { Form } from '#platform/design/form/form.tsx';
import { FormHead, ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { SaveRolesWarning } from '#customers/users/roles/save-roles-warning.tsx';
import { UserRolesFields } from '#customers/users/roles/user-roles.fields.tsx';
import { PersonFields } from './person.fields.tsx';
import { useCreateUser } from './use-create-user.ts';
import { type NewUserFields, newUserResolver, useNewUserField } from './new-user-fields.ts';
import { useNewUserFieldTexts } from './use-new-user-field-texts.ts';

interface NewUserFormProps {
  draftName: string;
  start: NewUserFields;
  /** The list that the form was opened from, and that follows it. */
  list: FixedPagePath;
  /** The request for access that the user is the answer to. */
  accessRequestId?: number;
  /** Another administrator has answered it. */
  onAnswered?: () => void;
  /** On the submit button; "Save" by default. */
  submitLabel?: string;
  /** Other answers, beside the buttons. */
  actions?: ReactNode;
}

/** A new user with their roles; empty, or filled in by a request for access. */
export function NewUserForm(props: NewUserFormProps) {
  const { draftName, start, list, accessRequestId, onAnswered } = props;
  const t = useTexts('users');
  const goTo = useGoTo();
  const form = useDraftForm({
    draftName,
    start,
    resolver: newUserResolver,
    fields: useNewUserFieldTexts(),
  });
  const { save, operation, saving } = useCreateUser(form, { list, accessRequestId, onAnswered });
  const { submitCount } = form.form.formState;
  function cancel() {
    form.discard();
    void goTo(list);
  }
  return (
    <>
      <Form form={form} operation={operation} onSubmit={save}>
        <FormHead />
        <PersonFields />
        <RolesField showsNoRole={submitCount > 0} />
        <ProblemNotice problem={operation.problem} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isPending={operation.isPending}>
            {props.submitLabel ?? t('save')}
          </Button>
          {props.actions}
          <Button disabled={operation.isPending} onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
      <SaveRolesWarning saving={saving} />
    </>
  );
}

function RolesField({ showsNoRole }: { showsNoRole: boolean }) {
  const { value, onChange } = useNewUserField('roles');
  return <UserRolesFields value={value} onChange={onChange} showsNoRole={showsNoRole} />;
}
