// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { pressNow } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, screen, waitFor, within } from '#testing/dom.ts';
import { savedLinks } from '#testing/saved-links.ts';
import { openPriceChange, result } from './test-price-changes.tsx';

afterEach(cleanup);

const months = [
  { month: '2027-01-01', nowOre: 10_000_49, thenOre: 10_000_49 },
  { month: '2027-02-01', nowOre: 10_000_50, thenOre: 20_000_00 },
  { month: '2027-03-01', nowOre: 5_000_00, thenOre: 0 },
];
const openCharts = async (shownMonths = months) => {
  await openPriceChange({ status: 200, body: { ...result, months: shownMonths } });
  await screen.findByRole('heading', { name: 'Month by month' });
};

type Bar = [length: number, look: string];
const barsIn = (chart: Element | null | undefined): Bar[] =>
  [...(chart?.querySelectorAll('rect[rx]') ?? [])].map((bar) => [
    Math.round(Number(bar.getAttribute('width'))),
    bar.getAttribute('class') ?? '',
  ]);
/** In a chart of the page, and of the picture, which is narrower. */
const [longest, longestInPicture] = [140, 130];
const quiet = 'fill-ink-muted/45';

describe('the charts of what each month comes to', () => {
  it('have the amounts of today and the new ones in whole kroner, each month in its row', async () => {
    await openCharts();
    const rowsOf = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map(({ textContent }) => plainText(textContent));
    expect(rowsOf('Today’s prices')).toEqual([
      'MonthAmount',
      'Jan 202710 000 kr',
      'Feb 202710 001 kr',
      'Mar 20275 000 kr',
    ]);
    expect(rowsOf('New prices')).toEqual([
      'MonthAmount',
      'Jan 202710 000 kr',
      'Feb 202720 000 kr',
      'Mar 20270 kr',
    ]);
  });

  it('are on one scale, with a colour for what changes alone', async () => {
    await openCharts();
    const [now, later] = [...document.querySelectorAll('figure')].map((figure) => barsIn(figure));
    expect(now).toEqual([
      [longest / 2, quiet],
      [longest / 2, quiet],
      [longest / 4, quiet],
    ]);
    expect(later).toEqual([
      [longest / 2, quiet],
      [longest, 'fill-select'],
    ]);
  });

  it.each([
    ['today', [months[2]]],
    ['the new prices', [months[1]]],
  ])('are on the scale of %s where that is higher', async (_, shownMonths) => {
    await openCharts(shownMonths.flatMap((month) => month ?? []));
    const lengths = [...document.querySelectorAll('figure')].flatMap((figure) =>
      barsIn(figure).map(([length]) => length),
    );
    expect(Math.max(...lengths)).toBe(longest);
  });

  it('are a picture with the same bars, its title and where it is from', async () => {
    await openCharts();
    const saved = savedLinks();
    pressNow('Download picture');
    const picture = document.querySelector('svg[width="1200"]');
    const [half, whole] = [longestInPicture / 2, longestInPicture];
    expect(barsIn(picture)).toEqual([
      [half, quiet],
      [half, quiet],
      [Math.round(half / 2), quiet],
      [half, quiet],
      [whole, 'fill-select'],
    ]);
    const texts = [...(picture?.querySelectorAll('text') ?? [])].map(
      ({ textContent }) => textContent,
    );
    for (const text of ['What the prices mean', 'Month by month', 'Today’s prices', 'New prices'])
      expect(texts).toContain(text);
    expect(texts.at(-1)).toBe(
      'The tickets that are invoiced each month, as they are today. VAT included.',
    );
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.png data:image\/png/)]));
  });
});
