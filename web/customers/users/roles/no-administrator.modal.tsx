import type { CompanyWithoutAdministrator } from '@takst/contract/customers/users/administration/user-roles.schema.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CompaniesWithoutAdministrator } from './companies-without-administrator.tsx';

interface NoAdministratorModalProps {
  companies: readonly CompanyWithoutAdministrator[];
  isPending: boolean;
  confirm: () => void;
  cancel: () => void;
}

/** Warns that a company would have no administrator, before the roles are saved. */
export function NoAdministratorModal({
  companies,
  isPending,
  confirm,
  cancel,
}: NoAdministratorModalProps) {
  const t = useTexts('user-roles');
  return (
    <FormDialog
      isQuestion
      isDanger
      // Pressing Enter without reading then changes nothing.
      isCancelFirst
      title={t('leftEmptyTitle')}
      submitLabel={t('saveAnyway')}
      operation={{ isPending, problem: null }}
      onSubmit={confirm}
      onClose={cancel}
    >
      <p>{t('leftEmptyText')}</p>
      <CompaniesWithoutAdministrator companies={companies} />
    </FormDialog>
  );
}
