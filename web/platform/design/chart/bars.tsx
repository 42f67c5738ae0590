import { classNames } from '#platform/design/class-names.ts';

export type Bar = {
  label: string;
  value: number;
  /** At the end of the bar. */
  figure: string;
  /** `current` is the one that the page is about, `coming` what can still change. */
  look: 'quiet' | 'plain' | 'current' | 'coming';
};

const looks: Readonly<Record<Bar['look'], string>> = {
  quiet: 'fill-ink-muted/45',
  plain: 'fill-select',
  current: 'fill-select',
  coming: 'fill-select-tint stroke-select [stroke-dasharray:3_2]',
};

const rowHeight = 26;
const labelWidth = 106;
const figureWidth = 94;
/** As wide as a phone: the words are as large there as elsewhere on the page. */
const chartWidth = 340;

export const heightOfBars = (bars: readonly Bar[]): number => bars.length * rowHeight;

interface BarsProps {
  bars: readonly Bar[];
  /** What the longest bar of charts that are compared stands for; that of this chart without it. */
  highest?: number | undefined;
  /** In the units of the drawing, with labels and figures. */
  width: number;
}

/** Lying bars from zero, with labels and figures, as part of a drawing. */
export function Bars({ bars, width, highest: given = 1 }: BarsProps) {
  const highest = Math.max(...bars.map(({ value }) => value), given);
  const room = width - labelWidth - figureWidth;
  return bars.map(({ label, value, figure, look }, place) => {
    const length = (Math.max(value, 0) / highest) * room;
    return (
      <g
        key={label}
        transform={`translate(0 ${place * rowHeight})`}
        className={classNames(
          'fill-ink text-caption tabular-nums',
          look === 'current' && 'font-bold',
        )}
      >
        <text y={18}>{label}</text>
        {value > 0 && (
          <rect x={labelWidth} y={5} width={length} height={17} rx={3} className={looks[look]} />
        )}
        <text x={labelWidth + length + (value > 0 ? 7 : 0)} y={18}>
          {figure}
        </text>
      </g>
    );
  });
}

interface BarChartProps {
  bars: readonly Bar[];
  highest?: number | undefined;
  /** What the chart shows, and the heads of the same as a table. */
  title: string;
  heads: readonly [string, string];
}

/** Bars as wide as there is room for; who hears the page gets them as a table. */
export const BarChart = ({ title, heads, bars, highest }: BarChartProps) => (
  <figure>
    <figcaption className="text-caption font-semibold text-ink-muted">{title}</figcaption>
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${chartWidth} ${heightOfBars(bars)}`}
      className="mt-2 h-auto w-full max-w-md"
    >
      <Bars bars={bars} width={chartWidth} highest={highest} />
    </svg>
    <table className="sr-only">
      <caption>{title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, figure }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </figure>
);
