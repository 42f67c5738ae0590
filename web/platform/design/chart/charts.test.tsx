// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pressNow } from '#testing/actions.ts';
import { cleanup, render, screen, waitFor } from '#testing/dom.ts';
import { type Bar, BarChart } from './bars.tsx';
import { SavePicture } from './save-picture.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const bars: readonly Bar[] = [
  { label: 'Before', value: 50, figure: '50 kr', look: 'plain' },
  { label: 'Now', value: 100, figure: '100 kr', look: 'current' },
  { label: 'Nothing', value: 0, figure: '0 kr', look: 'quiet' },
  { label: 'Credit', value: -20, figure: '−20 kr', look: 'quiet' },
];
const widths = () =>
  [...document.querySelectorAll('g > rect')].map((bar) => Number(bar.getAttribute('width')));

describe('a chart of bars', () => {
  const show = (highest?: number) =>
    render(<BarChart title="Cost" heads={['Month', 'Sum']} bars={bars} highest={highest} />);

  it('has a bar as long as its value beside the longest one; none for nothing and less', () => {
    show();
    const [before = 0, now = 0, ...others] = widths();
    expect([before / now, others]).toEqual([0.5, []]);
    expect([...document.querySelectorAll('g text')].map((text) => text.textContent)).toEqual(
      bars.flatMap(({ label, figure }) => [label, figure]),
    );
  });

  it('has shorter ones where it is compared with one that has more', () => {
    show();
    const alone = widths();
    cleanup();
    show(200);
    expect(widths()).toEqual(alone.map((width) => width / 2));
  });

  it('is a table for who hears it', () => {
    show();
    const table = screen.getByRole('table', { name: 'Cost' });
    const rows = [...table.querySelectorAll('tr')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([['Month', 'Sum'], ...bars.map(({ label, figure }) => [label, figure])]);
  });
});

describe('a picture of charts', () => {
  it('is drawn, downloaded under its name and taken away again', async () => {
    const drawn: string[] = [];
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(async function (
      this: HTMLImageElement,
    ) {
      drawn.push(decodeURIComponent(this.src));
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png,x');
    const files: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download);
    });
    const charts = [
      { title: 'Before', bars },
      { title: 'Now', bars, highest: 200 },
    ];
    const picture = { title: 'Cost', subtitle: 'A month', charts, source: 'Takst' };
    render(
      <SavePicture name="cost" picture={picture}>
        Save
      </SavePicture>,
    );
    pressNow('Save');
    await waitFor(() => expect(files).toEqual(['cost.png']));
    await waitFor(() => expect(document.querySelector('svg[width="1200"]')).toBeNull());
    const [text = ''] = drawn;
    for (const words of ['Cost', 'A month', 'Takst', '−20 kr']) expect(text).toContain(words);
    const bar = /<rect x="\d+"[^>]* width="([\d.]+)"/g;
    const lengths = [...text.matchAll(bar)].map(([, width]) => Number(width));
    const [before = 0, now = 0] = lengths;
    expect(lengths).toEqual([before, now, before / 2, now / 2]);
  });
});
