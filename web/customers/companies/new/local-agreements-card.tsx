import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AgreementCard } from '#customers/companies/agreements/agreement-card.tsx';
import type { EditedAgreement } from '#customers/companies/agreements/agreement-fields.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { withChanged, withNew, withoutOne } from './local-agreements.ts';
import type { NewCompanyFields } from './new-company-fields.ts';

const AgreementModal = lazyDialog(
  async () => (await import('#customers/companies/agreements/agreement.modal.tsx')).AgreementModal,
);
const ConfirmDelete = lazyDialog(
  async () =>
    (await import('#customers/companies/agreements/confirm-delete-agreement.modal.tsx'))
      .ConfirmDeleteAgreementModal,
);

type OpenDialog = { is: 'new' } | { is: 'edit' | 'delete'; agreement: EditedAgreement };

/** The operator's default agreements, edited locally until the company is saved, in drafts beside that of the company. */
export function LocalAgreements({ draftOfCompany }: { draftOfCompany: string }) {
  const { control, setValue } = useFormContext<NewCompanyFields>();
  const agreements = useWatch({ control, name: 'agreements' });
  const existing = useMemo(() => agreements.map(({ subTypeId }) => subTypeId), [agreements]);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const keep = (newAgreements: EditedAgreement[]) => {
    setValue('agreements', newAgreements, { shouldDirty: true });
    close();
  };
  return (
    <>
      <AgreementCard
        rows={agreements}
        onNew={() => setDialog({ is: 'new' })}
        onEdit={(agreement) => setDialog({ is: 'edit', agreement })}
        onDelete={(agreement) => setDialog({ is: 'delete', agreement })}
      />
      {dialog && dialog.is !== 'delete' && (
        <AgreementModal
          draftName={`${draftOfCompany}-agreement-${dialog.is === 'edit' ? dialog.agreement.id : 'new'}`}
          agreement={dialog.is === 'edit' ? dialog.agreement : null}
          existing={existing}
          onSave={(body) =>
            keep(
              dialog.is === 'edit'
                ? withChanged(agreements, { id: dialog.agreement.id, body })
                : withNew(agreements, body),
            )
          }
          onClose={close}
        />
      )}
      {dialog?.is === 'delete' && (
        <ConfirmDelete
          agreement={dialog.agreement}
          onConfirm={() => keep(withoutOne(agreements, dialog.agreement.id))}
          onClose={close}
        />
      )}
    </>
  );
}
