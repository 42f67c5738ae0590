import { useState } from 'react';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CompanyRoleBoxes } from './company-role-boxes.tsx';
import type { CompanyInForm } from './roles-in-form.ts';

interface EditRolesModalProps {
  company: CompanyInForm;
  onEdit: (company: CompanyInForm) => void;
  onClose: () => void;
}

export function EditRolesModal({ company, onEdit, onClose }: EditRolesModalProps) {
  const t = useTexts('user-roles');
  const [roles, setRoles] = useState(company.roles);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  return (
    <FormDialog
      title={t('editTitle', { company: company.companyName })}
      submitLabel={t('editButton')}
      onSubmit={() => {
        if (roles.length > 0) return onEdit({ ...company, roles });
        setHasSubmitted(true);
        focusField('company-roles');
      }}
      onClose={onClose}
    >
      <CompanyRoleBoxes
        company={company}
        value={roles}
        onChange={setRoles}
        showsNoRole={hasSubmitted}
      />
      <p className="text-small text-ink-muted">{t('notSavedYet')}</p>
    </FormDialog>
  );
}
