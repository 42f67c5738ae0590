import {
  type OfferFilter,
  voucherOfferList,
} from '@takst/contract/services/vouchers/list-voucher-offers.contract.ts';
import type { SupportedOffer } from '@takst/contract/services/vouchers/voucher-offer.schema.ts';
import { useState } from 'react';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { ListPage } from '#platform/lists/list-page.tsx';
import { useListOf } from '#platform/lists/use-list-of.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { VoucherViews } from '#ticketing/code-pools/voucher-views.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CampaignSelect } from './campaign-select.tsx';
import { useOfferColumns } from './use-offer-columns.tsx';

const SendAgainModal = lazyDialog(
  async () => (await import('./send-again.modal.tsx')).SendAgainModal,
);

/** The offers of the operator: found by phone, with neither key nor code (domain: Voucher). */
export function OfferListPage() {
  const t = useTexts('vouchers');
  const list = useListOf(voucherOfferList);
  const [offer, setOffer] = useState<SupportedOffer | null>(null);
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        subtitle={t('subtitle')}
        notice={<VoucherViews />}
        actions={
          <LinkButton variant="primary" icon="plus" to="/kodelager/tilbud/nye">
            {t('makeOffers')}
          </LinkButton>
        }
        besideSearch={
          !list.isEmpty && (
            <CampaignSelect
              value={list.filters.kampanje}
              onChange={(kampanje) => list.setFilters({ kampanje })}
            />
          )
        }
        filterWords={{
          label: t('filters'),
          all: t('all'),
          name: (filter: OfferFilter) => t(filter),
        }}
        searchLabel={t('searchLabel')}
        columns={useOfferColumns(setOffer)}
        cardsBelow={1280}
        empty={{ icon: 'ticket', title: t('emptyTitle'), text: t('emptyText') }}
        noHits={{ text: t('noHitText') }}
      />
      {offer && <SendAgainModal offer={offer} onClose={() => setOffer(null)} />}
    </>
  );
}
