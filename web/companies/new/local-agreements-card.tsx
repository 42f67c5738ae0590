import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AgreementCard } from '#companies/agreements/agreement-card.tsx';
import type { EditedAgreement } from '#companies/agreements/agreement-fields.ts';
import { lazyDialog } from '#design/overlays/lazy-dialog.tsx';
import { withChanged, withNew, withoutOne } from './local-agreements.ts';
import type { NewCompanyFields } from './new-company-fields.ts';

const AgreementModal = lazyDialog(
  async () => (await import('#companies/agreements/agreement.modal.tsx')).AgreementModal,
);
const ConfirmDelete = lazyDialog(
  async () =>
    (await import('#companies/agreements/confirm-delete-agreement.modal.tsx'))
      .ConfirmDeleteAgreementModal,
);

type Opened = { is: 'new' } | { is: 'edit' | 'delete'; agreement: EditedAgreement };

/** The operator's default agreements, edited locally until the company is saved. */
export function LocalAgreements() {
  const { control, setValue } = useFormContext<NewCompanyFields>();
  const agreements = useWatch({ control, name: 'agreements' });
  const existing = useMemo(() => agreements.map(({ subTypeId }) => subTypeId), [agreements]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const keep = (changed: EditedAgreement[]) => {
    setValue('agreements', changed, { shouldDirty: true });
    close();
  };
  return (
    <>
      <AgreementCard
        rows={agreements}
        onNew={() => setOpened({ is: 'new' })}
        onEdit={(agreement) => setOpened({ is: 'edit', agreement })}
        onDelete={(agreement) => setOpened({ is: 'delete', agreement })}
      />
      {opened && opened.is !== 'delete' && (
        <AgreementModal
          draftName={`new-company-agreement-${opened.is === 'edit' ? opened.agreement.id : 'new'}`}
          agreement={opened.is === 'edit' ? opened.agreement : null}
          existing={existing}
          onSave={(body) =>
            keep(
              opened.is === 'edit'
                ? withChanged(agreements, { id: opened.agreement.id, body })
                : withNew(agreements, body),
            )
          }
          onClose={close}
        />
      )}
      {opened?.is === 'delete' && (
        <ConfirmDelete
          agreement={opened.agreement}
          onConfirm={() => keep(withoutOne(agreements, opened.agreement.id))}
          onClose={close}
        />
      )}
    </>
  );
}
