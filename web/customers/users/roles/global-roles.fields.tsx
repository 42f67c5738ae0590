import { type GlobalRole, globalRoles } from '@takst/domain/platform/access/roles.ts';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { globalRoleTexts } from './role-texts.ts';

interface GlobalRolesFieldsProps {
  value: readonly GlobalRole[];
  onChange: (roles: GlobalRole[]) => void;
}

/** Roles of operator staff, valid in all companies. */
export function GlobalRolesFields({ value, onChange }: GlobalRolesFieldsProps) {
  const t = useTexts('user-roles');
  const setRole = (changedRole: GlobalRole, isGiven: boolean) =>
    onChange(globalRoles.filter((role) => (role === changedRole ? isGiven : value.includes(role))));
  return (
    <Card title={t('globalRoles')}>
      <div
        role="group"
        aria-label={t('globalRoles')}
        className="-mt-2.5 grid gap-x-8 gap-y-2 sm:grid-cols-2"
      >
        {globalRoles.map((role) => (
          <Checkbox
            key={role}
            name={role}
            label={t(globalRoleTexts[role].name)}
            description={t(globalRoleTexts[role].text)}
            value={value.includes(role)}
            onChange={(isGiven) => setRole(role, isGiven)}
          />
        ))}
      </div>
    </Card>
  );
}
