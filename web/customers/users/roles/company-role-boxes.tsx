import type { RoleInUserView } from '@takst/domain/customers/users/user-roles.ts';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { errorClass, labelClass } from '#platform/design/fields/field-style.ts';
import { useId } from 'react';
import { useTexts } from '#platform/texts/use-texts.ts';
import { companyRoleTexts, inOrder } from './role-texts.ts';
import { type CompanyInForm, rolesWithBox } from './roles-in-form.ts';

interface CompanyRoleBoxesProps {
  company: Pick<CompanyInForm, 'offeredRoles' | 'savedRoles'>;
  value: readonly RoleInUserView[];
  onChange: (roles: RoleInUserView[]) => void;
  /** The user tried to save without a role. */
  showsNoRole: boolean;
}

/**
 * A check box per role that can be given in a company, and per role that can only be kept (spec 1
 * §5).
 */
export function CompanyRoleBoxes(props: CompanyRoleBoxesProps) {
  const { company, value, onChange, showsNoRole } = props;
  const t = useTexts('user-roles');
  const id = useId();
  const isFaulty = showsNoRole && value.length === 0;
  const setRole = (changedRole: RoleInUserView, isGiven: boolean) =>
    onChange(
      inOrder(isGiven ? [...value, changedRole] : value.filter((role) => role !== changedRole)),
    );
  const helpOf = (role: RoleInUserView) => {
    const { text } = companyRoleTexts[role];
    if (!company.offeredRoles.some((offeredRole) => offeredRole === role)) return t('onlyKept');
    return text && t(text);
  };
  return (
    <fieldset
      data-field="company-roles"
      aria-describedby={isFaulty ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className={labelClass}>{t('roles')}</legend>
      {isFaulty && (
        <p id={`${id}-error`} role="alert" className={errorClass}>
          {t('noRole')}
        </p>
      )}
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {rolesWithBox(company).map((role) => (
          <Checkbox
            key={role}
            name={role}
            label={t(companyRoleTexts[role].name)}
            description={helpOf(role)}
            value={value.includes(role)}
            onChange={(isGiven) => setRole(role, isGiven)}
          />
        ))}
      </div>
    </fieldset>
  );
}
