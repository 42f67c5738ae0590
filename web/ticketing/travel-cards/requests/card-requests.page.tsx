import type { CardRequest } from '@takst/contract/ticketing/travel-cards/card-request.schema.ts';
import {
  type CardRequestFilter,
  cardRequestList,
} from '@takst/contract/ticketing/travel-cards/list-card-requests.contract.ts';
import { useState } from 'react';
import { ListPage } from '#platform/lists/list-page.tsx';
import { useListOf } from '#platform/lists/use-list-of.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CardListActions } from '../lists/card-list-actions.tsx';
import { useRequestColumns } from './use-request-columns.tsx';

const CardNumberModal = lazyDialog(
  async () => (await import('./card-number.modal.tsx')).CardNumberModal,
);
const DeactivateCardModal = lazyDialog(
  async () => (await import('./deactivate-card.modal.tsx')).DeactivateCardModal,
);

/** The cards of all companies that need action: a number, or to be blocked (spec 3 §2.1). */
export function CardRequestsPage() {
  const t = useTexts('travel-cards');
  const list = useListOf(cardRequestList);
  const [request, setRequest] = useState<CardRequest | null>(null);
  const close = () => setRequest(null);
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        subtitle={t('requestsSubtitle')}
        actions={<CardListActions />}
        filterWords={useFilterWords()}
        searchLabel={t('requestsSearch')}
        columns={useRequestColumns(setRequest)}
        cardsBelow={1280}
        empty={{ icon: 'card', title: t('requestsEmptyTitle'), text: t('requestsEmptyText') }}
        noHits={{ text: t('requestsNoHitText') }}
      />
      {request?.state === 'REQUESTED' && <CardNumberModal request={request} onClose={close} />}
      {request?.state === 'CREATED' && <DeactivateCardModal request={request} onClose={close} />}
    </>
  );
}

function useFilterWords() {
  const t = useTexts('travel-cards');
  return {
    label: t('filters'),
    all: t('all'),
    name: (filter: CardRequestFilter) => t(filter === 'requested' ? 'requested' : 'pastExpiry'),
  };
}
