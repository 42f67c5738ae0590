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

/** Names who is left, before the roles are saved all the same. */
export function LeftEmptyModal({ companies, isPending, confirm, cancel }: LeftEmptyModalProps) {
  const t = useTexts('user-roles');
  return (
    <FormDialog
      isQuestion
      isDanger
      // The harmless one first: whoever presses on without reading changes nothing.
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
