// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import {
  closeEarlierToasts,
  closeToast,
  showToast,
  shownToasts,
  type ToastMessage,
} from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/home'] }),
  });
  render(
    <RouterContextProvider router={router}>
      <ToastRegion />
    </RouterContextProvider>,
  );
});
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
  globalThis.takstIsUnderTest = undefined;
  vi.useRealTimers();
});

const show = (kind: ToastMessage['kind']) => act(() => showToast(kind, 'Hei'));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const isVisible = () => screen.queryByText('Hei') !== null;

test.each(['success', 'info'] as const)(
  'a toast of kind %s stays for 3 seconds (spec 1 §9)',
  (kind) => {
    show(kind);
    expect(screen.getByRole('status').textContent).toBe('Hei');
    wait(2_999);
    expect(isVisible()).toBe(true);
    wait(1);
    expect(isVisible()).toBe(false);
  },
);

test('an error stays until it is closed', () => {
  show('error');
  expect(screen.getByRole('alert').textContent).toBe('Hei');
  wait(600_000);
  expect(isVisible()).toBe(true);
  fireEvent.click(screen.getByRole('button'));
  expect(isVisible()).toBe(false);
});

test('under test every toast stays for a second', () => {
  globalThis.takstIsUnderTest = true;
  show('error');
  wait(1000);
  expect(isVisible()).toBe(false);
});

test('a toast pauses while it is hovered, and then stays for the rest of its time', () => {
  show('success');
  wait(2_000);
  fireEvent.pointerEnter(screen.getByText('Hei'));
  wait(60_000);
  expect(isVisible()).toBe(true);
  fireEvent.pointerLeave(screen.getByText('Hei'));
  wait(999);
  expect(isVisible()).toBe(true);
  wait(1);
  expect(isVisible()).toBe(false);
});

test('a toast pauses while it has the focus', () => {
  show('success');
  fireEvent.focus(screen.getByRole('button'));
  wait(60_000);
  expect(isVisible()).toBe(true);
});

test('a toast goes on when the focus has left it', () => {
  show('success');
  fireEvent.focus(screen.getByRole('button'));
  wait(60_000);
  fireEvent.blur(screen.getByRole('button'));
  wait(3_000);
  expect(isVisible()).toBe(false);
});

test('a toast that is closed gives the focus back to where it came from', () => {
  const before = document.body.appendChild(document.createElement('button'));
  const action = { text: 'Angre', onAct: () => undefined };
  act(() => showToast('error', { title: 'Hei', action }));
  const [undo, close] = screen.getAllByRole('button').filter((button) => button !== before);
  if (!undo || !close) throw new Error('The toast has two buttons.');
  fireEvent.focus(undo, { relatedTarget: before });
  fireEvent.blur(undo, { relatedTarget: close });
  fireEvent.focus(close, { relatedTarget: undo });
  fireEvent.click(close);
  expect(isVisible()).toBe(false);
  expect(document.activeElement).toBe(before);
  before.remove();
});

test('a repeated message is shown once, and for its whole time again', () => {
  show('success');
  wait(2_000);
  show('success');
  expect(screen.getAllByText('Hei')).toHaveLength(1);
  wait(2_000);
  expect(isVisible()).toBe(true);
  wait(1_000);
  expect(isVisible()).toBe(false);
});

test('a message of another kind does not take the place of one with the same words', () => {
  show('error');
  show('success');
  expect(screen.getAllByText('Hei')).toHaveLength(2);
});

test('a toast says who it is about, links to it, and announces both', () => {
  act(() =>
    showToast('success', {
      title: 'Bestillingen er gjennomført!',
      text: 'Åse-Marie Aas, fra 1. desember',
      link: { to: '/minside', text: 'Se billetten' },
    }),
  );
  expect(screen.getByRole('status').textContent).toBe(
    'Bestillingen er gjennomført!Åse-Marie Aas, fra 1. desemberSe billetten',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/minside');
  fireEvent.click(screen.getByRole('link'));
  expect(shownToasts()).toEqual([]);
});

test('messages about two people are both shown', () => {
  act(() => showToast('success', { title: 'Ferdig', text: 'Kari' }));
  act(() => showToast('success', { title: 'Ferdig', text: 'Ola' }));
  expect(screen.getAllByText('Ferdig')).toHaveLength(2);
});

test.each([
  ['undoes', true, true],
  ['leads on', undefined, false],
] as const)('an act that %s is offered for 8 seconds: %s', (_, undoes, stays) => {
  const action = { text: 'Angre', onAct: () => undefined, ...(undoes ? { undoes } : {}) };
  act(() => showToast('success', { title: 'Hei', action }));
  wait(3_000);
  expect(isVisible()).toBe(stays);
  wait(5_000);
  expect(isVisible()).toBe(false);
});

test('a form that opens closes what earlier acts told, and keeps what its own act tells', () => {
  show('success');
  show('error');
  wait(1_500);
  act(() => showToast('success', 'Now'));
  act(closeEarlierToasts);
  expect(isVisible()).toBe(false);
  expect(screen.queryByText('Now')).toBeTruthy();
});

test('an act can be undone from the toast, once', () => {
  const onAct = vi.fn<() => void>();
  act(() => showToast('success', { title: 'Avsluttet', action: { text: 'Angre', onAct } }));
  fireEvent.click(screen.getByText('Angre'));
  expect(onAct).toHaveBeenCalledOnce();
  expect(shownToasts()).toEqual([]);
});
