// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { closeToast, showToast, shownToasts, type ToastMessage } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion />);
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

test.each([
  ['success', 3000, 'status'],
  ['info', 5000, 'status'],
  ['error', 5000, 'alert'],
] as const)('a toast of kind %s stays for %i ms', (kind, time, role) => {
  show(kind);
  expect(screen.getByRole(role).textContent).toBe('Hei');
  wait(time - 1);
  expect(isVisible()).toBe(true);
  wait(1);
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
  wait(2000);
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

test('a repeated message is shown once', () => {
  show('success');
  show('success');
  expect(screen.getAllByText('Hei')).toHaveLength(1);
});
