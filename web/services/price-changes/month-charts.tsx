import type { PriceChange } from '@takst/contract/services/price-changes/price-change.schema.ts';
import { type Bar, BarChart } from '#platform/design/chart/bars.tsx';
import { SavePicture } from '#platform/design/chart/save-picture.tsx';
import { formatPrice, formatShortMonth } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** What each month comes to at the prices of today and at the new ones, on the same scale. */
export function MonthCharts({ result }: { result: PriceChange }) {
  const t = useTexts('price-changes');
  const language = usePageLanguage();
  const heads = [t('month'), t('amount')] as const;
  const barsOf = (which: 'nowOre' | 'thenOre'): Bar[] =>
    result.months.map((amounts) => ({
      label: formatShortMonth(amounts.month, language),
      value: amounts[which],
      figure: formatPrice(Math.round(amounts[which] / 100) * 100),
      look: amounts.nowOre === amounts.thenOre || which === 'nowOre' ? 'quiet' : 'plain',
    }));
  const highest = Math.max(...result.months.flatMap(({ nowOre, thenOre }) => [nowOre, thenOre]));
  const charts = [
    { title: t('chartNow'), bars: barsOf('nowOre') },
    { title: t('chartThen'), bars: barsOf('thenOre') },
  ];
  return (
    <Card
      title={t('byMonth')}
      actions={
        <SavePicture
          name="prisendring"
          picture={{
            title: t('title'),
            subtitle: t('byMonth'),
            charts: charts.map((chart) => ({ ...chart, highest })),
            source: t('pictureSource'),
          }}
        >
          {t('savePicture')}
        </SavePicture>
      }
    >
      <div className="grid gap-8 md:grid-cols-2">
        {charts.map((chart) => (
          <BarChart key={chart.title} {...chart} heads={heads} highest={highest} />
        ))}
      </div>
    </Card>
  );
}
