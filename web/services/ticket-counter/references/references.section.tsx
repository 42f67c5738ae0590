import {
  invoiceReferenceList,
  listInvoiceReferences,
} from '@takst/contract/services/ticket-counter/references/invoice-reference-list.contract.ts';
import { queryOf } from '#platform/api/query.ts';
import { useSectionList } from '#platform/design/list/use-list.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { OwnList } from '#platform/lists/own-list.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useReferenceColumns } from './use-reference-columns.tsx';

const dialogs = {
  add: lazyDialog(async () => (await import('./new-reference.modal.tsx')).NewReferenceModal),
  edit: lazyDialog(async () => (await import('./edit-reference.modal.tsx')).EditReferenceModal),
  delete: lazyDialog(
    async () => (await import('./delete-reference.modal.tsx')).DeleteReferenceModal,
  ),
};

/** The invoice references that orders choose among: new ones, budget and pattern, and deletion (spec 3 §2). */
export function ReferencesSection() {
  const t = useTexts('invoice-references');
  const language = usePageLanguage();
  const { company } = useSession();
  const list = useSectionList(({ pageQuery }) =>
    queryOf(listInvoiceReferences, { params: { id: company.id }, query: pageQuery }),
  );
  return (
    <OwnList
      list={list}
      icon="document"
      texts={{
        title: t('title'),
        add: t('add'),
        searchLabel: t('searchLabel'),
        emptyTitle: t('emptyTitle'),
        emptyText: t('emptyText'),
        editOf: ({ reference }) => t('editOf', { reference }),
        deleteOf: ({ reference }) => t('deleteOf', { reference }),
      }}
      columns={useReferenceColumns(invoiceReferenceList)}
      actsHeading={invoiceReferenceList.columns.acts.heading[language]}
      dialogs={dialogs}
    />
  );
}
