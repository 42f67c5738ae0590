import { useState } from 'react';
import { focusField } from '#design/fields/focus-field.ts';
import { useTexts } from '#texts/use-texts.ts';
import { CompanyRoleBoxes } from './company-role-boxes.tsx';
import type { CompanyInForm } from './roles-in-form.ts';
import { RolesModal } from './roles.modal.tsx';

interface EditRolesModalProps {
  company: CompanyInForm;
  onEdit: (company: CompanyInForm) => void;
  onClose: () => void;
}

export function EditRolesModal({ company, onEdit, onClose }: EditRolesModalProps) {
  const t = useTexts('user-roles');
  const [roles, setRoles] = useState(company.roles);
  const [isTried, setTried] = useState(false);
  return (
    <RolesModal
      title={t('editTitle', { company: company.companyName })}
      confirmLabel={t('editButton')}
      onConfirm={() => {
        if (roles.length > 0) return onEdit({ ...company, roles });
        setTried(true);
        focusField('company-roles');
      }}
      onClose={onClose}
    >
      <CompanyRoleBoxes company={company} value={roles} onChange={setRoles} showsNoRole={isTried} />
    </RolesModal>
  );
}
