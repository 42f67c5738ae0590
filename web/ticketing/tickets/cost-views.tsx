import { ViewLinks } from '#platform/design/links/view-links.tsx';
import { type CostViewPages, useServicePages } from '#platform/page-entries/service-pages.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The two views of the costs of a month, where the service has them; both keep the month. */
export function CostViews({ from }: { from: string }) {
  const { costViews } = useServicePages();
  return <Views from={from} pages={costViews} />;
}

function Views({ from, pages }: { from: string; pages: CostViewPages | null }) {
  return pages && <ViewsOf from={from} {...pages} />;
}

function ViewsOf({ from, units, changes }: CostViewPages & { from: string }) {
  const t = useTexts('unit-costs');
  return (
    <ViewLinks
      label={t('views')}
      search={from === '' ? {} : { from }}
      views={[
        { to: units, text: t('viewUnits') },
        { to: changes, text: t('viewChanges') },
      ]}
    />
  );
}
