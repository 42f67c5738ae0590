// @vitest-environment happy-dom
import { downloadUnitCosts } from '@takst/contract/services/housing/costs/download-unit-costs.contract.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { ConsentLinks } from '../links/consent-links.tsx';
import { RowButtons } from '../table/row-buttons.tsx';
import { Button } from './button.tsx';
import { DownloadLink } from './download-link.tsx';
import { ExternalLink } from './external-link.tsx';
import { sheetFiles } from './sheet-files.ts';
import { SheetMenu } from './sheet-menu.tsx';

afterEach(cleanup);
beforeEach(() => pageFactsOf());
const link = (name: string) => screen.getByRole('link', { name });
const addressOf = (name: string) => link(name).getAttribute('href');

describe('a button', () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  const show = (isPending: boolean) =>
    render(
      <form onSubmit={onSubmit}>
        <Button isPending={isPending} onClick={onClick}>
          Act
        </Button>
        <Button isPending={isPending} type="submit">
          Send
        </Button>
      </form>,
    );
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const counts = () => [onClick.mock.calls.length, onSubmit.mock.calls.length];
  beforeEach(() => vi.clearAllMocks());

  it('acts, and sends its form only where it is made for that', () => {
    show(false);
    pressNow('Act');
    expect(counts()).toEqual([1, 0]);
    pressNow('Send');
    expect(counts()).toEqual([1, 1]);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['', '']);
  });

  it('does nothing while its work goes on, says so, and keeps the focus', () => {
    show(true);
    pressNow('Act');
    pressNow('Send');
    expect(counts()).toEqual([0, 0]);
    expect(button('Send').disabled).toBe(false);
    expect(button('Send').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('Please wait …')).toHaveLength(2);
  });
});

describe('a link out of the portal', () => {
  it('opens a window of its own, and says so', () => {
    render(<ExternalLink href="https://ruter.example">Ruter</ExternalLink>);
    const out = link('Ruter (opens in a new tab)');
    expect([out.getAttribute('target'), out.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
  });

  it('leads from a consent to what it is about, and what is typed stays', () => {
    render(<ConsentLinks />);
    expect(addressOf('Terms (opens in a new tab)')).toBe('/vilkar/ruterbedrift');
    expect(addressOf('Privacy (opens in a new tab)')).toBe('/personvern');
  });
});

describe('files of a list', () => {
  it('are one, to be downloaded', () => {
    render(<DownloadLink href="/bikes.csv" />);
    expect(addressOf('Download CSV')).toBe('/bikes.csv');
    expect(link('Download CSV').hasAttribute('download')).toBe(true);
  });

  it('are of two kinds behind one button, with the same rows', () => {
    const query = { month: Temporal.PlainDate.from('2026-03-01') };
    render(<SheetMenu {...sheetFiles(downloadUnitCosts, { params: { id: 1001 }, query })} />);
    pressNow('Download');
    const [excel, csv] = [addressOf('Excel (.xlsx)'), addressOf('CSV')];
    expect(csv).toMatch(/\/csv\/.*1001.*\?.*2026-03/);
    expect(excel).toBe(csv?.replace('/csv/', '/xlsx/'));
    expect(link('CSV').hasAttribute('download')).toBe(true);
    fireEvent.click(link('CSV'));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the buttons of a row', () => {
  it('edit it and remove it', () => {
    const done: string[] = [];
    const act = (label: string) => ({ label, onClick: () => done.push(label) });
    render(<RowButtons edit={act('Change Kari')} remove={act('Remove Kari')} />);
    pressNow('Remove Kari');
    pressNow('Change Kari');
    expect(done).toEqual(['Remove Kari', 'Change Kari']);
  });
});
