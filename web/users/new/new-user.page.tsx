import { Button } from '#design/buttons/button.tsx';
import { BackLink } from '#design/links/back-link.tsx';
import { Form } from '#design/form/form.tsx';
import { FormHead, ProblemNotice } from '#design/form/form-notices.tsx';
import { useDraftForm } from '#design/form/use-draft-form.ts';
import { useGoTo } from '#design/links/use-go-to.ts';
import { PageHeader } from '#design/page/page-header.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { SaveRolesWarning } from '#users/roles/save-roles-warning.tsx';
import { UserRolesFields } from '#users/roles/user-roles.fields.tsx';
import { PersonFields } from './person.fields.tsx';
import { useCreateUser } from './use-create-user.ts';
import { newUserResolver, noUserYet, useNewUserField } from './new-user-fields.ts';
import { useNewUserFieldTexts } from './use-new-user-field-texts.ts';

/** Creates a user with roles (spec 1 §2.4). */
export function NewUserPage() {
  const t = useTexts('users');
  const goTo = useGoTo();
  const form = useDraftForm({
    draftName: 'new-user',
    start: noUserYet,
    resolver: newUserResolver,
    fields: useNewUserFieldTexts(),
  });
  const { save, operation, saving } = useCreateUser(form);
  const { submitCount } = form.form.formState;
  function cancel() {
    form.discard();
    void goTo('/brukere');
  }
  return (
    <>
      <PageHeader
        back={<BackLink to="/brukere">{t('backToList')}</BackLink>}
        title={t('newUser')}
        subtitle={t('subtitle')}
      />
      <Form form={form} operation={operation} onSubmit={save}>
        <FormHead />
        <PersonFields />
        <RolesField showsNoRole={submitCount > 0} />
        <ProblemNotice problem={operation.problem} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isPending={operation.isPending}>
            {t('save')}
          </Button>
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
