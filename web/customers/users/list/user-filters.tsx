import { searchUserCompanies } from '@takst/contract/customers/session/search-user-companies.contract.ts';
import { globalRoles } from '@takst/domain/platform/access/roles.ts';
import { rolesInUserView } from '@takst/domain/customers/users/user-roles.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { companyRoleTexts, globalRoleTexts } from '#customers/users/roles/role-texts.ts';

interface UserFiltersProps {
  filters: Readonly<Record<'role' | 'company', string>>;
  onChange: (change: Partial<Record<'role' | 'company', string>>) => void;
}

const all = 'all';

/** By role and company; global roles are for global administrators. */
export function UserFilters({ filters, onChange }: UserFiltersProps) {
  const t = useTexts('users');
  const roleText = useTexts('user-roles');
  const { features } = useSignedIn();
  const roles = [
    ...rolesInUserView.map((role) => ({
      value: role as string,
      label: roleText(companyRoleTexts[role].name),
    })),
    ...(features.has('userAdmin.global') ? globalRoles : []).map((role) => ({
      value: role as string,
      label: roleText(globalRoleTexts[role].name),
    })),
  ];
  const companies = useCompanies(filters.company);
  return (
    <>
      <Select
        label={t('role')}
        name="role"
        value={filters.role || all}
        onChange={(role) => onChange({ role: role === all ? '' : role })}
        options={[{ value: all, label: t('allRoles') }, ...roles]}
      />
      {companies.length > 1 || filters.company !== '' ? (
        <Select
          label={t('company')}
          name="company"
          value={filters.company || all}
          onChange={(company) => onChange({ company: company === all ? '' : company })}
          options={[{ value: all, label: t('allCompanies') }, ...companies]}
        />
      ) : null}
    </>
  );
}

/** The companies in which the user administers users, and the one of the address. */
function useCompanies(filtered: string): { value: string; label: string }[] {
  const { companies, features } = useSignedIn();
  const isGlobal = features.has('userAdmin.global');
  const own = companies.matches
    .filter(({ roles }) => isGlobal || roles.includes('USER_ADMIN'))
    .map(({ id, name }) => ({ value: String(id), label: name }));
  const isOwn = own.some(({ value }) => value === filtered);
  const { data } = useQuery({
    ...queryOf(searchUserCompanies, { query: { searchFor: filtered } }),
    enabled: filtered !== '' && !isOwn,
    throwOnError: false,
  });
  const other = data?.matches.find(({ id }) => String(id) === filtered);
  return other ? [...own, { value: filtered, label: other.name }] : own;
}
