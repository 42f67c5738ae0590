import type { CompanyWithoutAdministrator } from '@takst/contract/customers/users/administration/user-roles.schema.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useFocusOnMount } from '#platform/design/use-focus-on-mount.ts';
import { CompaniesWithoutAdministrator } from '#customers/users/roles/companies-without-administrator.tsx';

/** Names the companies left without an administrator; takes the focus from the removed button. */
export function LastAdministrator({
  leftEmpty,
}: {
  leftEmpty: readonly CompanyWithoutAdministrator[];
}) {
  const t = useTexts('users');
  const container = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={container} tabIndex={-1} className="grid gap-4 outline-none">
      <CompaniesWithoutAdministrator companies={leftEmpty} />
      <p>{t('lastAdministratorText')}</p>
    </div>
  );
}
