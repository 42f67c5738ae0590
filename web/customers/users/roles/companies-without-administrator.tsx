import type { CompanyWithoutAdministrator } from '@takst/contract/customers/users/administration/user-roles.schema.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

const missingTexts = {
  USER_ADMIN: 'missingUserAdmin',
  COMPANY_ADMIN: 'missingCompanyAdmin',
} as const;

/**
 * Companies that would have no administrator, the roles that nobody would have, and the remaining
 * users.
 */
export function CompaniesWithoutAdministrator({
  companies,
}: {
  companies: readonly CompanyWithoutAdministrator[];
}) {
  const t = useTexts('users');
  return (
    <Notice kind="warning" isAnnounced>
      <ul className="grid gap-3">
        {companies.map(({ companyId, companyName, missing, left }) => (
          <li key={companyId}>
            <p className="font-semibold">{companyName}</p>
            {missing.map((role) => (
              <p key={role}>{t(missingTexts[role])}</p>
            ))}
            <p>
              {left.length > 0 ? t('whoIsLeft', { names: left.join(', ') }) : t('nobodyIsLeft')}
            </p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
