import type { UserRolesReply } from '@takst/contract/users/user-roles.schema.ts';
import { Badge } from '#design/page/badge.tsx';
import { Card } from '#design/page/card.tsx';
import { DescriptionList } from '#design/page/description-list.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { companyRoleWords, globalRoleWords } from '#users/roles/role-words.ts';

/** The roles of a deleted user, read-only. */
export function KeptRoles({ roles, companies }: Pick<UserRolesReply, 'roles' | 'companies'>) {
  const t = useTexts('users');
  const roleText = useTexts('user-roles');
  const items = [
    {
      term: roleText('globalRoles'),
      words: roles.map((role) => roleText(globalRoleWords[role].name)),
    },
    ...companies.map((company) => ({
      term: company.companyName,
      words: company.roles.map((role) => roleText(companyRoleWords[role].name)),
    })),
  ].filter(({ words }) => words.length > 0);
  return (
    <Card title={roleText('roles')}>
      {items.length === 0 ? (
        <p className="text-ink-muted">{t('noRoles')}</p>
      ) : (
        <DescriptionList
          items={items.map(({ term, words }) => ({
            term,
            value: (
              <span className="inline-flex flex-wrap gap-1.5">
                {words.map((word) => (
                  <Badge key={word}>{word}</Badge>
                ))}
              </span>
            ),
          }))}
        />
      )}
    </Card>
  );
}
