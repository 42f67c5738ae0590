import { BackLink } from '#platform/design/links/back-link.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { NewUserForm } from './new-user.form.tsx';
import { noUserYet } from './new-user-fields.ts';

/** Creates a user with roles (spec 1 §2.4). */
export function NewUserPage() {
  const t = useTexts('users');
  return (
    <>
      <PageHeader
        back={<BackLink to="/brukere">{t('backToList')}</BackLink>}
        title={t('newUser')}
        subtitle={t('subtitle')}
      />
      <NewUserForm draftName="new-user" start={noUserYet} list="/brukere" />
    </>
  );
}
