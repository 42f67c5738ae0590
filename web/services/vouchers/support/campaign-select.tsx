import { pageSize } from '@takst/contract/platform/lists/paging.ts';
import { listVoucherCampaigns } from '@takst/contract/services/vouchers/list-voucher-campaigns.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { SelectBox } from '#platform/design/fields/select-box.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

interface CampaignSelectProps {
  /** The id of the campaign; empty for all. */
  value: string;
  onChange: (campaignId: string) => void;
}

/** The newest campaigns; older ones are reached from the list of campaigns. */
export function CampaignSelect({ value, onChange }: CampaignSelectProps) {
  const t = useTexts('vouchers');
  const { data } = useQuery({
    ...queryOf(listVoucherCampaigns, {
      query: { searchFor: '', maxEntries: pageSize, offset: 0 },
    }),
    throwOnError: false,
  });
  const campaigns = data?.matches.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  const isListed = value === '' || campaigns.some((one) => one.value === value);
  return (
    <SelectBox
      name="campaign"
      aria-label={t('campaign')}
      value={value}
      onChoose={onChange}
      options={[
        { value: '', label: t('allCampaigns') },
        ...campaigns,
        ...(isListed ? [] : [{ value, label: `${t('campaign')} ${value}` }]),
      ]}
    />
  );
}
