import { ViewLinks } from '#design/links/view-links.tsx';
import { useServicePages } from '#tickets/service-pages.ts';
import { useTexts } from '#texts/use-texts.ts';

/** What is paid for people in a month, and what changes from month to month; the month goes along. */
export function CostViews({ from }: { from: string }) {
  const t = useTexts('cost-views');
  const { costs } = useServicePages();
  if (!costs) return null;
  return (
    <ViewLinks
      label={t('views')}
      search={from === '' ? {} : { from }}
      views={[
        { to: costs.units, text: t('units') },
        { to: costs.changes, text: t('changes') },
      ]}
    />
  );
}
