import { hasNoRole } from '@takst/domain/customers/users/user-roles.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CompanyRolesCard } from './company-roles-card.tsx';
import { GlobalRolesFields } from './global-roles.fields.tsx';
import type { RolesInForm } from './roles-in-form.ts';

interface UserRolesFieldsProps {
  value: RolesInForm;
  onChange: (next: RolesInForm) => void;
  /** The user tried to save: a user without a role is then a fault. */
  showsNoRole: boolean;
}

/** A user's global roles (for global administrators only) and company roles (spec 1 §5). */
export function UserRolesFields({ value, onChange, showsNoRole }: UserRolesFieldsProps) {
  const t = useTexts('user-roles');
  const { features } = useSignedIn();
  return (
    <div data-field="roles" className="grid gap-6">
      {showsNoRole && hasNoRole(value) && <Notice kind="error" title={t('noRole')} isAnnounced />}
      {features.has('userAdmin.global') && (
        <GlobalRolesFields
          value={value.roles}
          onChange={(roles) => onChange({ ...value, roles })}
        />
      )}
      <CompanyRolesCard value={value} onChange={onChange} />
    </div>
  );
}
