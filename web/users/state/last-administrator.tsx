import type { CompanyWithoutAdministrator } from '@takst/contract/users/user-roles.schema.ts';
import { useEffect, useRef } from 'react';
import { useTexts } from '#texts/use-texts.ts';
import { CompaniesLeftEmpty } from '#users/roles/companies-left-empty.tsx';

/** Names the companies left without an administrator; takes the focus from the removed button. */
export function LastAdministrator({
  leftEmpty,
}: {
  leftEmpty: readonly CompanyWithoutAdministrator[];
}) {
  const t = useTexts('users');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-4 outline-none">
      <CompaniesLeftEmpty companies={leftEmpty} />
      <p>{t('lastAdministratorText')}</p>
    </div>
  );
}
