import {
  invoiceReferenceList,
  listInvoiceReferences,
} from '@takst/contract/services/ticket-counter/references/invoice-reference-list.contract.ts';
import type { InvoiceReference } from '@takst/contract/services/ticket-counter/references/invoice-reference.schema.ts';
import { useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { useSectionList } from '#platform/design/list/use-list.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useReferenceColumns } from './use-reference-columns.tsx';

const NewReferenceModal = lazyDialog(
  async () => (await import('./new-reference.modal.tsx')).NewReferenceModal,
);
const EditReferenceModal = lazyDialog(
  async () => (await import('./edit-reference.modal.tsx')).EditReferenceModal,
);
const DeleteReferenceModal = lazyDialog(
  async () => (await import('./delete-reference.modal.tsx')).DeleteReferenceModal,
);

type OpenDialog =
  | { readonly act: 'add' }
  | { readonly act: 'edit' | 'delete'; readonly reference: InvoiceReference };

/** The invoice references that orders choose among: new ones, budget and pattern, and deletion (spec 3 §2). */
export function ReferencesSection() {
  const t = useTexts('invoice-references');
  const { company } = useSession();
  const list = useSectionList(({ pageQuery }) =>
    queryOf(listInvoiceReferences, { params: { id: company.id }, query: pageQuery }),
  );
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [added, setAdded] = useState<InvoiceReference>();
  const close = () => setDialog(null);
  const newButton = (
    <Button icon="plus" onClick={() => setDialog({ act: 'add' })}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <SearchedList
        list={list}
        title={t('title')}
        notice={!list.isEmpty && <div className="mb-3">{newButton}</div>}
        searchLabel={list.isEmpty ? undefined : t('searchLabel')}
        columns={useReferenceColumns(invoiceReferenceList, (act, reference) =>
          setDialog({ act, reference }),
        )}
        newRow={added}
        cardsBelow={600}
        empty={{
          icon: 'document',
          title: t('emptyTitle'),
          text: t('emptyText'),
          actions: newButton,
        }}
        noHits={{
          title: t('noHitTitle'),
          text: t('noHitText', { search: list.answeredSearch }),
          showAll: t('showAll'),
        }}
      />
      {dialog?.act === 'add' && <NewReferenceModal onAdded={setAdded} onClose={close} />}
      {dialog?.act === 'edit' && (
        <EditReferenceModal reference={dialog.reference} onClose={close} />
      )}
      {dialog?.act === 'delete' && (
        <DeleteReferenceModal reference={dialog.reference} onClose={close} />
      )}
    </>
  );
}
