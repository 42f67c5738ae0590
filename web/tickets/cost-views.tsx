import { ViewLinks } from '#design/links/view-links.tsx';
import { useServicePages } from '#tickets/service-pages.ts';
import { useTexts } from '#texts/use-texts.ts';

/** What the units of a housing association cost in a month, and what changes; the month goes along. */
export const CostViews = ({ from }: { from: string }) =>
  useServicePages().service === 'housing' && <HousingViews from={from} />;

function HousingViews({ from }: { from: string }) {
  const t = useTexts('unit-costs');
  return (
    <ViewLinks
      label={t('views')}
      search={from === '' ? {} : { from }}
      views={[
        { to: '/borettslag/kostnader-boenhet', text: t('viewUnits') },
        { to: '/borettslag/kostnader-boenhet/endringer', text: t('viewChanges') },
      ]}
    />
  );
}
