import type { CompanyLeftEmpty } from '@takst/contract/users/user-roles.schema.ts';
import { Button } from '#design/buttons/button.tsx';
import { Modal } from '#design/overlays/modal.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { CompaniesLeftEmpty } from './companies-left-empty.tsx';

interface LeftEmptyModalProps {
  companies: readonly CompanyLeftEmpty[];
  isPending: boolean;
  confirm: () => void;
  cancel: () => void;
}

/** Names who is left, before the roles are saved all the same. */
export function LeftEmptyModal({ companies, isPending, confirm, cancel }: LeftEmptyModalProps) {
  const t = useTexts('user-roles');
  return (
    <Modal
      isOpen
      role="alertdialog"
      title={t('leftEmptyTitle')}
      isBusy={isPending}
      onClose={cancel}
      actions={
        // The harmless one first: whoever presses on without reading changes nothing.
        <>
          <Button disabled={isPending} onClick={cancel}>
            {t('cancel')}
          </Button>
          <Button variant="danger" isPending={isPending} onClick={confirm}>
            {t('saveAnyway')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t('leftEmptyText')}</p>
        <CompaniesLeftEmpty companies={companies} />
      </div>
    </Modal>
  );
}
