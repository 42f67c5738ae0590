import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { companyRoleTexts, inOrder } from './role-texts.ts';
import type { CompanyInForm } from './roles-in-form.ts';

interface RemoveRolesModalProps {
  company: CompanyInForm;
  onRemove: (company: CompanyInForm) => void;
  onClose: () => void;
}

export function RemoveRolesModal({ company, onRemove, onClose }: RemoveRolesModalProps) {
  const t = useTexts('user-roles');
  const { companyName, roles, savedRoles } = company;
  // Removing unsaved roles loses nothing, so it needs no confirmation.
  const isNew = savedRoles.length === 0;
  const names = inOrder(isNew ? roles : savedRoles)
    .map((role) => t(companyRoleTexts[role].name))
    .join(', ');
  return (
    <FormDialog
      isQuestion
      isDanger
      title={t('removeTitle', { company: companyName })}
      submitLabel={t('removeButton')}
      onSubmit={() => onRemove(company)}
      onClose={onClose}
    >
      <p>{t(isNew ? 'removeNewText' : 'removeText', { company: companyName, roles: names })}</p>
    </FormDialog>
  );
}
