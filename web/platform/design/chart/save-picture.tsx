import { type ReactNode, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#platform/design/buttons/button.tsx';
import { type Bar, Bars, heightOfBars } from './bars.tsx';
import { savePng } from './save-png.ts';

type ChartPicture = {
  title: string;
  subtitle: string;
  /** Two of them stand side by side. */
  charts: readonly { title: string; bars: readonly Bar[]; highest?: number }[];
  /** Where it is from, below. */
  source: string;
};

interface SavePictureProps {
  /** Of the file, without `.png`. */
  name: string;
  picture: ChartPicture;
  children: ReactNode;
}

/** Downloads charts as one picture, to be pasted into papers. */
export function SavePicture({ name, picture, children }: SavePictureProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  async function save() {
    flushSync(() => setDrawn(true));
    if (drawing.current) await savePng(drawing.current, name);
    setDrawn(false);
  }

  return (
    <>
      <Button icon="download" isPending={isDrawn} onClick={() => void save()}>
        {children}
      </Button>
      {isDrawn && <Drawing {...picture} ref={drawing} />}
    </>
  );
}

const size = { width: 1200, margin: 56, chart: 330, top: 236, below: 84 };
const scale = (size.width - 2.8 * size.margin) / 2 / size.chart;

/** Light on white whatever the page's theme; nobody sees it on the page. */
function Drawing({
  title,
  subtitle,
  charts,
  source,
  ref,
}: ChartPicture & { ref: Ref<SVGSVGElement> }) {
  const bottom = size.top + Math.max(...charts.map(({ bars }) => heightOfBars(bars))) * scale;
  const height = bottom + size.below;
  return (
    <svg
      ref={ref}
      aria-hidden="true"
      width={size.width}
      height={height}
      viewBox={`0 0 ${size.width} ${height}`}
      className="hidden"
      style={{ colorScheme: 'light' }}
    >
      <rect width="100%" height="100%" className="fill-surface" />
      <g transform={`translate(${size.margin} 0)`}>
        <text y={76} className="fill-ink text-[2.25rem] font-bold">
          {title}
        </text>
        <text y={116} className="fill-ink-muted text-[1.375rem]">
          {subtitle}
        </text>
        {charts.map((chart, place) => (
          <g
            key={chart.title}
            transform={`translate(${place * (size.chart * scale + size.margin * 0.8)} 184)`}
          >
            <text className="fill-ink text-[1.375rem] font-semibold">{chart.title}</text>
            <g transform={`translate(0 20) scale(${scale})`}>
              <Bars bars={chart.bars} width={size.chart} highest={chart.highest} />
            </g>
          </g>
        ))}
        <text y={bottom + 40} className="fill-ink-muted text-[1.0625rem]">
          {source}
        </text>
      </g>
    </svg>
  );
}
