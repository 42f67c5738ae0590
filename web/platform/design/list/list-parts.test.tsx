// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressNow } from '#testing/actions.ts';
import { act, cleanup, render, screen } from '#testing/dom.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { ChoiceButton } from './choice-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { BarButton, TickedBar } from './ticked-bar.tsx';
import { useFileOptions } from './use-file-options.ts';
import { useRowMarks } from './use-row-marks.ts';
import { useTicked } from './use-ticked.ts';

beforeEach(() => pageFactsOf());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the files of a list', () => {
  type Files = Parameters<typeof useFileOptions>;
  const both = { csv: '/bikes.csv', xlsx: '/bikes.xlsx' };

  it.each<[string, Files, [string, string][]]>([
    ['none', [{ csv: undefined, xlsx: undefined }, true], []],
    ['one', [{ csv: '/bikes.csv', xlsx: undefined }, true], [['Download CSV', '/bikes.csv']]],
    [
      'two alone',
      [both, true],
      [
        ['Excel (.xlsx)', '/bikes.xlsx'],
        ['CSV', '/bikes.csv'],
      ],
    ],
    [
      'two beside others',
      [both, false],
      [
        ['Download Excel', '/bikes.xlsx'],
        ['Download CSV', '/bikes.csv'],
      ],
    ],
  ])('are options with names that suit: %s', (_, given, expected) => {
    const Files = () =>
      useFileOptions(...given).map((option) => (
        <a key={option.label} href={'href' in option ? option.href : ''}>
          {option.label}
        </a>
      ));
    render(<Files />);
    const links = screen.queryAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected);
  });
});

describe('the marks of rows', () => {
  type Row = { id: number; name: string };

  function Rows({ rows }: { rows: readonly Row[] | undefined }) {
    const marks = useRowMarks(rows);
    return <output>{[...marks].map((mark) => mark.join(' ')).join(', ')}</output>;
  }
  const marks = () => screen.getByRole('status').textContent;
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('are those of rows with other content than before, for some seconds', async () => {
    vi.useFakeTimers();
    const city = { id: 1, name: 'City' };
    const { rerender } = render(<Rows rows={undefined} />);
    const show = (...rows: Row[]) => act(() => rerender(<Rows rows={rows} />));
    await show(city, { id: 2, name: 'Cargo' });
    expect(marks()).toBe('');
    await show({ ...city }, { id: 2, name: 'Cargo, sold' }, { id: 3, name: 'Folding' });
    expect(marks()).toBe('2 changed');
    await wait(5_999);
    expect(marks()).toBe('2 changed');
    await wait(1);
    expect(marks()).toBe('2 fading');
    await wait(600);
    expect(marks()).toBe('');
  });
});

describe('the ticked rows', () => {
  function Page() {
    const ticked = useTicked<{ id: number }>();
    const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
    return (
      <TickedBar
        text={`${[...ticked.rows.keys()].join(' ')}, ${ticked.has(2) ? 'with' : 'without'} 2`}
        clearLabel="None"
        onClear={ticked.clear}
        more={<button onClick={() => ticked.tick(rows, true)}>All</button>}
        actions={
          <>
            <BarButton onClick={() => ticked.tick(rows.slice(1, 2), true)}>Tick</BarButton>
            <BarButton onClick={() => ticked.tick(rows.slice(0, 2), false)}>Leave</BarButton>
            <BarButton disabled>Sell</BarButton>
          </>
        }
      >
        <p>Nobody buys them</p>
      </TickedBar>
    );
  }

  it('are kept until they are left out, and said beside what can be done with them', () => {
    render(<Page />);
    const text = () => screen.getByRole('status').textContent;
    expect(text()).toBe(', without 2');
    pressNow('Tick');
    expect(text()).toBe('2, with 2');
    pressNow('All');
    pressNow('Tick');
    expect(text()).toBe('2 1 3, with 2');
    pressNow('Leave');
    expect(text()).toBe('3, without 2');
    pressNow('Tick');
    pressNow('None');
    expect(text()).toBe(', without 2');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sell' }).disabled).toBe(true);
    screen.getByText('Nobody buys them');
  });
});

describe('one of several things to choose from', () => {
  it('can be chosen, unless something is in its way', () => {
    const onClick = vi.fn<() => void>();
    render(
      <ul>
        <ChoiceButton name="City" details="Of 2025" onClick={onClick} />
        <ChoiceButton name="Cargo" details="Of 2026" note="Sold" disabled onClick={onClick} />
      </ul>,
    );
    const [city, cargo] = screen.getAllByRole<HTMLButtonElement>('button');
    expect([city?.textContent, cargo?.textContent]).toEqual(['CityOf 2025', 'CargoOf 2026Sold']);
    city?.click();
    cargo?.click();
    expect(onClick).toHaveBeenCalledOnce();
  });
});

describe('chips that have no room', () => {
  it.each([
    ['left', [-30, 20], 70],
    ['right', [280, 340], 140],
    ['nowhere', [20, 80], 100],
  ] as const)('scroll to the pressed one, which lies too far to the %s', (_, chip, scrolled) => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const isRow = this.getAttribute('role') === 'group';
      const [left, right] = isRow ? [0, 300] : chip;
      return new DOMRect(left, 0, right - left, 40);
    });
    const chips = ['', 'sold'].map((value) => ({ value, label: value || 'All', count: null }));
    const row = (value: string) => (
      <FilterChips label="State" chips={chips} value={value} onChange={() => undefined} />
    );
    const { rerender } = render(row(''));
    const group = screen.getByRole('group');
    group.scrollLeft = 100;
    rerender(row('sold'));
    expect(group.scrollLeft).toBe(scrolled);
  });
});
