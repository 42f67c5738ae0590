// @vitest-environment happy-dom
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressNow } from '#testing/actions.ts';
import { act, cleanup, render, screen } from '#testing/dom.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { Card } from './card.tsx';
import { CardState } from './card-state.tsx';
import { CodePicture } from './code-picture.tsx';
import { aliveEvent, comesAliveLater } from './comes-alive-later.tsx';
import { DescriptionList } from './description-list.tsx';
import { Email } from './email.tsx';
import { EmptyState } from './empty-state.tsx';
import { FactList } from './fact-list.tsx';
import { FoldedCard } from './folded-card.tsx';
import { InView } from './in-view.tsx';
import { MonthFigure } from './month-figure.tsx';
import { MonthPanel } from './month-panel.tsx';
import { Notice } from './notice.tsx';
import { PageHeader } from './page-header.tsx';
import { Progress } from './progress.tsx';
import { SkeletonLines, SkeletonTitle } from './skeleton.tsx';
import { Status, type StatusName } from './status.tsx';

afterEach(cleanup);
beforeEach(() => pageFactsOf());
const text = () => document.body.textContent;

describe('the state of a ticket', () => {
  it.each<[StatusName, string]>([
    ['active', 'Valid'],
    ['active-until', 'Valid until 1.12.2026'],
    ['pending', 'Starts 1.12.2026'],
    ['code-not-fetched', 'Code not fetched'],
    ['card-requested', 'Card ordered'],
    ['expired', 'Expired 1.12.2026'],
    ['cancelled', 'Cancelled'],
    ['failed', 'Failed'],
    ['anonymised', 'Anonymised'],
    ['none', 'No ticket'],
  ])('%s is said in words: %s', (status, words) => {
    render(<Status status={status} date="1.12.2026" />);
    expect(text()).toBe(words);
  });

  it('has no day where none is known', () => {
    render(<Status status="expired" />);
    expect(text()).toBe('Expired');
  });
});

describe('the state of a travel card', () => {
  it.each([
    ['REQUESTED', 'Requested'],
    ['CREATED', 'Produced'],
    ['DEACTIVATED', 'Blocked'],
    ['CANCELLED', 'Cancelled'],
    ['ANONYMISED', 'Anonymised'],
    // A state that the server knows and this page does not yet.
    ['toString', 'Unknown'],
  ])('%s is said in words: %s', (state, words) => {
    render(<CardState state={state as ComponentProps<typeof CardState>['state']} />);
    expect(text()).toBe(words);
  });
});

describe('the heading of a page', () => {
  it('can be given the focus, and has all that is given to it', () => {
    render(
      <PageHeader
        title="Bikes"
        subtitle="Of the city"
        back={<a href="/">Back</a>}
        actions={<button>Buy</button>}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Bikes' }).getAttribute('tabindex')).toBe(
      '-1',
    );
    expect(text()).toBe('BackBikesOf the cityBuy');
  });
});

describe('the parts of a page', () => {
  it.each<[string, () => ReactNode, string]>([
    [
      'a card',
      () => (
        <Card title="Bikes" actions={<a href="/">All</a>}>
          Two
        </Card>
      ),
      'BikesAllTwo',
    ],
    [
      'what is empty',
      () => (
        <EmptyState title="None" actions="Buy">
          Yet
        </EmptyState>
      ),
      'NoneYetBuy',
    ],
    ['facts', () => <FactList facts={['Fast', 'Cheap']} />, 'FastCheap'],
    ['lines that load', () => <SkeletonLines />, 'Loading …'],
    ['a title that loads', () => <SkeletonTitle />, 'Loading …'],
  ])('%s says all that it has', (_, part, words) => {
    render(part());
    expect(text()).toBe(words);
  });

  it('a card has its heading at its level', () => {
    render(
      <Card title="Bikes" level={3}>
        Two
      </Card>,
    );
    expect(screen.queryByRole('heading', { level: 3, name: 'Bikes' })).not.toBeNull();
  });

  it('a description has a value to each term', () => {
    render(<DescriptionList items={[{ term: 'Colour', value: 'red' }]} />);
    expect(screen.getByRole('term').textContent).toBe('Colour');
    expect(screen.getByRole('definition').textContent).toBe('red');
  });

  it('a month among others is a region with its figure', () => {
    render(
      <MonthPanel label="Costs" figure="100 kr">
        More
      </MonthPanel>,
    );
    expect(screen.getByRole('region', { name: 'Costs' }).textContent).toBe('100 krMore');
  });

  it('a view that is fetched apart says that it runs now', () => {
    const onAlive = vi.fn<() => void>();
    document.addEventListener(aliveEvent, onAlive);
    const Later = comesAliveLater(({ name }: { name: string }) => `Hi ${name}`).default;
    render(<Later name="Kari" />);
    expect([text(), onAlive.mock.calls.length]).toEqual(['Hi Kari', 1]);
    document.removeEventListener(aliveEvent, onAlive);
  });
});

describe('an address of e-mail', () => {
  it.each(['kari@granlia.example', 'kari'])('%s is shown in full', (email) => {
    render(<Email email={email} />);
    expect(text()).toBe(email);
  });
});

describe('a notice', () => {
  it.each([
    ['error', true, 'alert'],
    ['warning', true, 'status'],
    ['error', false, null],
  ] as const)('of the kind %s that is announced (%s) has the role %s', (kind, announced, role) => {
    render(
      <Notice kind={kind} isAnnounced={announced}>
        Down
      </Notice>,
    );
    expect(document.querySelector('[role]')?.getAttribute('role') ?? null).toBe(role);
  });
});

describe('the progress of many', () => {
  const bar = () => screen.getByRole('progressbar', { name: 'Ended' });

  it.each([
    [3, '3', '75 %'],
    [9, '9', '100 %'],
    [undefined, null, ''],
  ])('%s of four is %s for who hears it, and seen as «%s»', (value, now, share) => {
    render(<Progress label="Ended" {...(value !== undefined && { value })} max={4} />);
    expect(bar().getAttribute('aria-valuenow')).toBe(now);
    expect(bar().getAttribute('aria-valuemax')).toBe('4');
    expect(text()).toBe(`Ended${share}`);
  });
});

describe('what a month costs', () => {
  it.each([
    [-216.5, '−216,50 kr'],
    ['About 200', 'About 200'],
  ])('%s is shown as %s, with its notes', (amount, shown) => {
    render(<MonthFigure label="March" amount={amount} notes={['Two tickets', 'One bike']} />);
    expect(text()?.replaceAll('\u00a0', ' ')).toBe(`March${shown}Two ticketsOne bike`);
  });
});

describe('a folded card', () => {
  const contentIsHidden = () => screen.getByText('The form').classList.contains('hidden');

  it('is opened and closed by a button that has the name of the card', () => {
    render(
      <FoldedCard title="Payroll" summary="Off">
        The form
      </FoldedCard>,
    );
    const button = screen.getByRole('button', { name: 'Change Payroll' });
    const state = () => [
      button.textContent,
      button.getAttribute('aria-expanded'),
      contentIsHidden(),
    ];
    expect(state()).toEqual(['Change', 'false', true]);
    screen.getByText('Off');
    pressNow('Change Payroll');
    expect(state()).toEqual(['Close', 'true', false]);
    pressNow('Close Payroll');
    expect(state()).toEqual(['Change', 'false', true]);
  });

  it('is open without a button where it stands alone', () => {
    render(
      <FoldedCard title="Payroll" isFoldable={false}>
        The form
      </FoldedCard>,
    );
    expect([contentIsHidden(), screen.queryByRole('button')]).toEqual([false, null]);
  });
});

describe('a QR code', () => {
  it('has its modules in rows from the top, adjacent ones as one stroke', () => {
    render(<CodePicture rows={['011', '000', '101']} label="The code" />);
    const [ground, modules] = screen.getByRole('img', { name: 'The code' }).children;
    expect(ground?.getAttribute('d')).toBe('M0 0h3v3H0z');
    expect(modules?.getAttribute('d')).toBe('M1 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z');
  });
});

describe('a part below the main content', () => {
  it('is loaded when it scrolls into view, and stays', async () => {
    let see: (isIntersecting: boolean) => void = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(onSeen: (entries: readonly { isIntersecting: boolean }[]) => void) {
          see = (isIntersecting) => onSeen([{ isIntersecting }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    render(<InView>The history</InView>);
    await act(() => see(false));
    expect(text()).toBe('');
    await act(() => see(true));
    await act(() => see(false));
    expect(text()).toBe('The history');
    vi.unstubAllGlobals();
  });
});
