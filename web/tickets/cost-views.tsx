import { ViewLinks } from '#design/links/view-links.tsx';
import { type ServicePages, useServicePages } from '#tickets/service-pages.ts';
import { useTexts } from '#texts/use-texts.ts';

/** The two views of what people cost in a month, where the service has them; the month goes along. */
export function CostViews({ from }: { from: string }) {
  const { costViews } = useServicePages();
  return costViews && <Views from={from} {...costViews} />;
}

type ViewsProps = NonNullable<ServicePages['costViews']> & { from: string };

function Views({ from, units, changes }: ViewsProps) {
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
