import {
  listVoucherCampaigns,
  type VoucherCampaign,
} from '@takst/contract/services/vouchers/list-voucher-campaigns.contract.ts';
import {
  downloadVoucherOffers,
  type OfferFilter,
} from '@takst/contract/services/vouchers/list-voucher-offers.contract.ts';
import { addressOf } from '#platform/api/call-input.ts';
import { queryOf } from '#platform/api/query.ts';
import { VoucherViews } from '#ticketing/code-pools/voucher-views.tsx';
import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatDate, formatNumber } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { useList } from '#platform/design/list/use-list.ts';
import type { Column } from '#platform/design/table/column.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type PageOfCampaigns = {
  pageQuery: { maxEntries: number; offset: number; searchFor: string };
};

const campaignsQuery = ({ pageQuery }: PageOfCampaigns) =>
  queryOf(listVoucherCampaigns, { query: pageQuery });

/** How campaigns go; each number leads to its offers. */
export function CampaignListPage() {
  const t = useTexts('vouchers');
  const list = useList(campaignsQuery);
  return (
    <SearchedList
      list={list}
      title={t('campaigns')}
      subtitle={t('campaignsSubtitle')}
      notice={<VoucherViews />}
      actions={
        <LinkButton variant="primary" icon="plus" to="/kodelager/tilbud/nye">
          {t('makeOffers')}
        </LinkButton>
      }
      searchLabel={list.isEmpty ? undefined : t('campaignSearch')}
      columns={useColumns()}
      cardsBelow={1280}
      empty={{ icon: 'ticket', title: t('noCampaignsTitle'), text: t('noCampaignsText') }}
      noHits={{ text: t('noCampaignHitText') }}
    />
  );
}

/** The numbers of a campaign, and the filter of the list that has so many. */
const numbers: readonly {
  filter: OfferFilter;
  of: (campaign: VoucherCampaign) => number;
}[] = [
  { filter: 'CLAIMED', of: ({ claimed }) => claimed },
  { filter: 'UNCLAIMED', of: ({ unclaimed, expired }) => unclaimed + expired },
  { filter: 'EXPIRED', of: ({ expired }) => expired },
  { filter: 'SMS_FAILED', of: ({ smsFailed }) => smsFailed },
];

function useColumns(): Column<VoucherCampaign>[] {
  const t = useTexts('vouchers');
  return [
    {
      id: 'campaign',
      header: t('campaign'),
      isRowHeader: true,
      cell: ({ name }) => name,
      onCard: 'title',
    },
    {
      id: 'period',
      header: t('period'),
      cell: ({ firstDay, lastDay }) => (
        <span className="tabular-nums">
          {t('days', { first: formatDate(firstDay), last: formatDate(lastDay) })}
        </span>
      ),
    },
    {
      id: 'offers',
      header: t('offers'),
      align: 'end',
      cell: (campaign) => (
        <span>
          <OffersLink campaign={campaign} number={campaign.offers} />
          <span className="block text-small text-ink-muted">
            {t('sentLinks', { links: formatNumber(campaign.sent) })}
          </span>
        </span>
      ),
      cardCell: (campaign) => (
        <>
          {t('offers')}: <OffersLink campaign={campaign} number={campaign.offers} /> (
          {t('sentLinks', { links: formatNumber(campaign.sent) })})
        </>
      ),
    },
    ...numbers.map(({ filter, of }): Column<VoucherCampaign> => ({
      id: filter,
      header: t(filter),
      align: 'end',
      cell: (campaign) => <OffersLink campaign={campaign} number={of(campaign)} filter={filter} />,
      cardCell: (campaign) => (
        <>
          {t(filter)}: <OffersLink campaign={campaign} number={of(campaign)} filter={filter} />
        </>
      ),
    })),
    {
      id: 'file',
      header: t('actions'),
      align: 'end',
      cell: (campaign) => <UnclaimedFile campaign={campaign} />,
      onCard: 'below',
    },
  ];
}

interface OffersLinkProps {
  campaign: VoucherCampaign;
  number: number;
  filter?: OfferFilter;
}

function OffersLink({ campaign: { id, name }, number, filter }: OffersLinkProps) {
  const t = useTexts('vouchers');
  const text = formatNumber(number);
  if (number === 0) return <span className="tabular-nums">{text}</span>;
  return (
    <Link
      to="/kodelager/tilbud"
      search={{ kampanje: String(id), ...(filter && { filter }) }}
      aria-label={t('numberOf', {
        number: text,
        what: t(filter ?? 'offers'),
        campaign: name,
      })}
      className="tabular-nums"
    >
      {text}
    </Link>
  );
}

function UnclaimedFile({ campaign }: { campaign: VoucherCampaign }) {
  const t = useTexts('vouchers');
  const { id, name, unclaimed, expired } = campaign;
  if (unclaimed + expired === 0) return null;
  const query = { searchFor: '', filter: 'UNCLAIMED', campaignId: id } as const;
  return (
    <a
      href={addressOf(downloadVoucherOffers, { query })}
      download
      aria-label={t('unclaimedFileOf', { campaign: name })}
      className={buttonClass('secondary')}
    >
      <Icon name="download" />
      {t('unclaimedFile')}
    </a>
  );
}
