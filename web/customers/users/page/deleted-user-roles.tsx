import type { UserRolesReply } from '@takst/contract/customers/users/administration/user-roles.schema.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { companyRoleTexts, globalRoleTexts } from '#customers/users/roles/role-texts.ts';

/** The roles of a deleted user, read-only. */
export function DeletedUserRoles({
  roles,
  companies,
}: Pick<UserRolesReply, 'roles' | 'companies'>) {
  const t = useTexts('users');
  const roleText = useTexts('user-roles');
  const items = [
    {
      term: roleText('globalRoles'),
      roleNames: roles.map((role) => roleText(globalRoleTexts[role].name)),
    },
    ...companies.map((company) => ({
      term: company.companyName,
      roleNames: company.roles.map((role) => roleText(companyRoleTexts[role].name)),
    })),
  ].filter(({ roleNames }) => roleNames.length > 0);
  return (
    <Card title={roleText('roles')}>
      {items.length === 0 ? (
        <p className="text-ink-muted">{t('noRoles')}</p>
      ) : (
        <DescriptionList
          items={items.map(({ term, roleNames }) => ({
            term,
            value: (
              <span className="inline-flex flex-wrap gap-1.5">
                {roleNames.map((roleName) => (
                  <Badge key={roleName}>{roleName}</Badge>
                ))}
              </span>
            ),
          }))}
        />
      )}
    </Card>
  );
}
