import type { UnitCostOverview } from '@takst/contract/housing/costs/get-unit-cost-overview.contract.ts';
import { tenants } from '@takst/domain/tenants/tenants.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#design/buttons/button.tsx';
import { Bars, heightOfBars } from '#design/chart/bars.tsx';
import { savePng } from '#design/chart/save-png.ts';
import { monthText } from '#design/dates/month-text.ts';
import { formatDate, formatKroner, formatMonth } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useCostBars } from './use-cost-bars.ts';

/** Downloads the pictures of the page as one, to be pasted into the board's papers. */
export function SavePicture({ overview }: { overview: UnitCostOverview }) {
  const t = useTexts('unit-costs');
  const drawing = useRef<SVGSVGElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const month = overview.months[1]?.month;

  async function save() {
    flushSync(() => setDrawn(true));
    const name = `${t('pictureName')}-${month ? monthText(month) : ''}`;
    if (drawing.current) await savePng(drawing.current, name);
    setDrawn(false);
  }

  return (
    <>
      <Button icon="download" isPending={isDrawn} onClick={() => void save()}>
        {t('savePicture')}
      </Button>
      {isDrawn && <Picture overview={overview} ref={drawing} />}
    </>
  );
}

const size = { width: 1200, margin: 56, chart: 330 };
const scale = (size.width - 2.8 * size.margin) / 2 / size.chart;

type PictureProps = { overview: UnitCostOverview; ref: React.Ref<SVGSVGElement> };

/** Light on white whatever the page's theme; nobody sees it here. */
function Picture({ overview, ref }: PictureProps) {
  const t = useTexts('unit-costs');
  const language = usePageLanguage();
  const { company, tenant, today } = useSession();
  const { months, units, unitsTitle } = useCostBars(overview);
  const [, current] = overview.months;
  if (!current) return null;
  const charts = [
    { title: t('costsByMonth'), bars: months },
    { title: unitsTitle, bars: units },
  ];
  const bottom = 236 + Math.max(...charts.map(({ bars }) => heightOfBars(bars))) * scale;
  const month = formatMonth(current.month, language);
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      width={size.width}
      height={bottom + 84}
      viewBox={`0 0 ${size.width} ${bottom + 84}`}
      className="hidden"
      style={{ colorScheme: 'light' }}
    >
      <rect width="100%" height="100%" className="fill-surface" />
      <g transform={`translate(${size.margin} 0)`}>
        <text y={76} className="fill-ink text-[2.25rem] font-bold">
          {t('pictureTitle', { month })}
        </text>
        <text y={116} className="fill-ink-muted text-[1.375rem]">
          {`${company.name} · ${formatKroner(current.totalPrice)} · ${t(current.isClosed ? 'closedShort' : 'openShort')}`}
        </text>
        {charts.map(({ title, bars }, place) => (
          <g
            key={title}
            transform={`translate(${place * (size.chart * scale + size.margin * 0.8)} 184)`}
          >
            <text className="fill-ink text-[1.375rem] font-semibold">{title}</text>
            <g transform={`translate(0 20) scale(${scale})`}>
              <Bars bars={bars} width={size.chart} />
            </g>
          </g>
        ))}
        <text y={bottom + 40} className="fill-ink-muted text-[1.0625rem]">
          {t('source', { source: tenants[tenant].brandTitle, date: formatDate(today) })}
        </text>
      </g>
    </svg>
  );
}
