import type { RoleInUserView } from '@takst/domain/customers/users/user-roles.ts';
import { useState } from 'react';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { SelectedCompany } from './selected-company.tsx';
import { CompanyRoleBoxes } from '#customers/users/roles/company-role-boxes.tsx';
import { AllCompanies } from './all-companies.tsx';
import { OwnCompanies } from './own-companies.tsx';
import type { CompanyInForm } from '#customers/users/roles/roles-in-form.ts';
import { type CompanyOption, companyOptionOf } from './company-option.ts';
import type { CompaniesToAdd } from '#customers/users/roles/use-companies-to-add.ts';

interface AddRolesModalProps {
  toAdd: CompaniesToAdd;
  existing: readonly CompanyInForm[];
  onAdd: (company: CompanyInForm) => void;
  onClose: () => void;
}

/** Selects a company, then the roles in it (spec 1 §2.4). */
export function AddRolesModal({ toAdd, existing, onAdd, onClose }: AddRolesModalProps) {
  const t = useTexts('user-roles');
  const only = toAdd !== 'search-all' && toAdd.length === 1 ? toAdd[0] : undefined;
  const [company, setCompany] = useState<CompanyOption | null>(only ? companyOptionOf(only) : null);
  const [roles, setRoles] = useState<RoleInUserView[]>([]);
  const [hasSubmitted, setHasSubmitted] = useState(false);

  function choose(option: CompanyOption | null) {
    setCompany(option);
    setRoles([]);
    setHasSubmitted(false);
  }

  function add() {
    if (company && roles.length > 0) {
      const { companyId, companyName, customerNumber, offeredRoles } = company;
      return onAdd({
        companyId,
        companyName,
        customerNumber,
        offeredRoles,
        roles,
        savedRoles: [],
      });
    }
    setHasSubmitted(true);
    focusField(company ? 'company-roles' : 'company');
  }

  return (
    <FormDialog title={t('addTitle')} submitLabel={t('addButton')} onSubmit={add} onClose={onClose}>
      {company ? (
        <>
          <SelectedCompany company={company} onAnother={only ? undefined : () => choose(null)} />
          <CompanyRoleBoxes
            company={{ offeredRoles: company.offeredRoles, savedRoles: [] }}
            value={roles}
            onChange={setRoles}
            showsNoRole={hasSubmitted}
          />
        </>
      ) : toAdd === 'search-all' ? (
        <AllCompanies existing={existing} isMissing={hasSubmitted} onChoose={choose} />
      ) : (
        <OwnCompanies companies={toAdd} isMissing={hasSubmitted} onChoose={choose} />
      )}
      <p className="text-small text-ink-muted">{t('notSavedYet')}</p>
    </FormDialog>
  );
}
