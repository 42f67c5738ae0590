import type { CompanyWithoutAdministrator } from '@takst/contract/customers/users/administration/user-roles.schema.ts';
import { useEffect, useRef } from 'react';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CompaniesWithoutAdministrator } from '#customers/users/roles/companies-without-administrator.tsx';

/** Names the companies left without an administrator; takes the focus from the removed button. */
export function LastAdministrator({
  leftEmpty,
}: {
  leftEmpty: readonly CompanyWithoutAdministrator[];
}) {
  const t = useTexts('users');
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1} className="grid gap-4 outline-none">
      <CompaniesWithoutAdministrator companies={leftEmpty} />
      <p>{t('lastAdministratorText')}</p>
    </div>
  );
}
