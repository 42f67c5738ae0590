import { coveredUserList } from '@takst/contract/services/ticket-counter/covers/covered-user-list.contract.ts';
import type { CoveredUser } from '@takst/contract/services/ticket-counter/covers/covered-user.schema.ts';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { ListPage } from '#platform/lists/list-page.tsx';
import { useListOf } from '#platform/lists/use-list-of.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CounterViews } from '../views/counter-views.tsx';
import { useCoverColumns } from './use-cover-columns.tsx';

const NewCoverModal = lazyDialog(async () => (await import('./new-cover.modal.tsx')).NewCoverModal);
const EditCoverModal = lazyDialog(
  async () => (await import('./edit-cover.modal.tsx')).EditCoverModal,
);
const StopCoveringModal = lazyDialog(
  async () => (await import('./stop-covering.modal.tsx')).StopCoveringModal,
);

type OpenDialog =
  | { readonly act: 'add' }
  | { readonly act: 'edit' | 'remove'; readonly user: CoveredUser };

/** Whose purchases in the app the company pays for (spec 3 §2). */
export function CoversPage() {
  const t = useTexts('covered-users');
  const { company } = useSession();
  const list = useListOf(coveredUserList);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [added, setAdded] = useState<CoveredUser>();
  const close = () => setDialog(null);
  useDocumentTitle(`${t('title')} – ${company.name}`);
  const addButton = (
    <Button variant="primary" icon="plus" onClick={() => setDialog({ act: 'add' })}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        subtitle={t('subtitle', { company: company.name })}
        notice={<CounterViews />}
        actions={!list.isEmpty && addButton}
        searchLabel={t('searchLabel')}
        columns={useCoverColumns((act, user) => setDialog({ act, user }))}
        newRow={added}
        cardsBelow={860}
        empty={{
          icon: 'phone',
          title: t('emptyTitle'),
          text: t('emptyText'),
          actions: addButton,
        }}
      />
      {dialog?.act === 'add' && <NewCoverModal onAdded={setAdded} onClose={close} />}
      {dialog?.act === 'edit' && <EditCoverModal user={dialog.user} onClose={close} />}
      {dialog?.act === 'remove' && <StopCoveringModal user={dialog.user} onClose={close} />}
    </>
  );
}
