import type { CompanyLeftEmpty } from '@takst/contract/users/user-roles.schema.ts';
import { Button } from '#design/buttons/button.tsx';
import { Modal } from '#design/overlays/modal.tsx';
import { Notice } from '#design/page/notice.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { CompaniesLeftEmpty } from '#users/roles/companies-left-empty.tsx';

interface LastAdministratorModalProps {
  name: string;
  leftEmpty: readonly CompanyLeftEmpty[];
  isPending: boolean;
  /** Why it did not work; the question stays open. */
  error: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Names the companies that are left without an administrator, and asks again. */
export function LastAdministratorModal(props: LastAdministratorModalProps) {
  const { name, leftEmpty, isPending, error, onConfirm, onClose } = props;
  const say = useTexts('users');
  return (
    <Modal
      isOpen
      role="alertdialog"
      title={say('lastAdministratorTitle', { name })}
      isBusy={isPending}
      onClose={onClose}
      actions={
        // In the place of the first question's button: pressed twice by mistake, it does nothing.
        <>
          <Button disabled={isPending} onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button variant="danger" isPending={isPending} onClick={onConfirm}>
            {say('deactivateAnyway')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <CompaniesLeftEmpty companies={leftEmpty} />
        <p>{say('lastAdministratorText')}</p>
        {error && (
          <Notice kind="danger" isAnnounced>
            {error}
          </Notice>
        )}
      </div>
    </Modal>
  );
}
