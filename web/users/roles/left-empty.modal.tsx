import type { CompanyWithoutAdministrator } from '@takst/contract/users/user-roles.schema.ts';
import { FormDialog } from '#design/form/form-dialog.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { CompaniesLeftEmpty } from './companies-left-empty.tsx';

interface LeftEmptyModalProps {
  companies: readonly CompanyWithoutAdministrator[];
  isPending: boolean;
  confirm: () => void;
  cancel: () => void;
}

/** Warns that a company would have no administrator, before the roles are saved. */
export function LeftEmptyModal({ companies, isPending, confirm, cancel }: LeftEmptyModalProps) {
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
      <CompaniesLeftEmpty companies={companies} />
    </FormDialog>
  );
}
