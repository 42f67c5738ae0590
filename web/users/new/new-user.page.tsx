import { FormProvider, useController } from 'react-hook-form';
import { Button } from '#design/buttons/button.tsx';
import { Link } from '#design/buttons/link.tsx';
import { LinkButton } from '#design/buttons/link-button.tsx';
import { ErrorSummary } from '#design/fields/error-summary.tsx';
import { Icon } from '#design/icon.tsx';
import { Notice } from '#design/page/notice.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { SaveRolesWarning } from '#users/roles/save-roles-warning.tsx';
import { UserRolesFields } from '#users/roles/user-roles.fields.tsx';
import { PersonFields } from './person.fields.tsx';
import { useCreateUser } from './use-create-user.ts';
import { useNewUserFaults } from './use-fault-words.ts';
import { useNewUserForm } from './use-new-user-form.ts';

/** A new user, with their roles from the first (spec 1 §2.4). */
export function NewUserPage() {
  const t = useTexts('new-user');
  const sayForm = useTexts('users');
  const { form, keepOverErrorPage } = useNewUserForm();
  const { save, isPending, problem, saving } = useCreateUser(form, keepOverErrorPage);
  const { field: roles } = useController({ control: form.control, name: 'roles' });
  const { errors, submitCount } = form.formState;
  return (
    <FormProvider {...form}>
      <PageHeader back={<BackToList />} title={sayForm('newUser')} subtitle={t('subtitle')} />
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <ErrorSummary
          title={t('fixFirst')}
          attempt={submitCount}
          errors={useNewUserFaults(errors)}
        />
        <PersonFields />
        <UserRolesFields
          value={roles.value}
          onChange={roles.onChange}
          showsNoRole={submitCount > 0}
        />
        {problem && (
          <Notice kind="danger" title={problem.title} isAnnounced>
            {problem.text}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isPending={isPending}>
            {sayForm('save')}
          </Button>
          <LinkButton to="/brukere" disabled={isPending}>
            {sayForm('cancel')}
          </LinkButton>
        </div>
      </form>
      <SaveRolesWarning saving={saving} />
    </FormProvider>
  );
}

function BackToList() {
  const t = useTexts('users');
  return (
    <Link to="/brukere" className="inline-flex min-h-8 items-center gap-1">
      <Icon name="chevron-left" className="size-4" />
      {t('backToList')}
    </Link>
  );
}
