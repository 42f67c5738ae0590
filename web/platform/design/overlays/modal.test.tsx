import { lazy } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pressNow } from '#testing/actions.ts';
import { cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { Modal } from './modal.tsx';

// An open dialog would keep the focus of the next file's page.
afterEach(cleanup);

it('the buttons of a dialog come with its body, whose form they send', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => string }>();
  const Body = lazy(() => promise);
  render(
    <Modal isOpen title="Cancel" onClose={() => undefined} actions={<button>Send</button>}>
      <Body />
    </Modal>,
  );
  await screen.findByRole('dialog', { name: 'Cancel' });
  await Promise.resolve();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  resolve({ default: () => 'The ticket ends today.' });
  await screen.findByText('The ticket ends today.');
  await screen.findByRole('button', { name: 'Send' });
});

async function openTicket(isBusy: boolean) {
  pageFactsOf();
  const onClose = vi.fn<() => void>();
  render(
    <Modal
      isOpen
      title="End the ticket"
      subtitle="Kari Nordmann"
      role="alertdialog"
      isBusy={isBusy}
      foot={<p>It ends today</p>}
      actions={<button>End</button>}
      onClose={onClose}
    >
      <input aria-label="Why" />
    </Modal>,
  );
  await screen.findByRole('button', { name: 'End' });
  return onClose;
}
const pressEscape = () => fireEvent.keyDown(screen.getByLabelText('Why'), { key: 'Escape' });

it('a dialog says what it is about, and is closed by the cross and by Escape', async () => {
  const onClose = await openTicket(false);
  const dialog = screen.getByRole('alertdialog', { name: 'End the ticket' });
  expect(dialog.textContent).toBe('End the ticketKari NordmannIt ends todayEnd');
  pressNow('Close');
  expect(onClose).toHaveBeenCalledTimes(1);
  pressEscape();
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('a dialog that sends something is not closed by them', async () => {
  const onClose = await openTicket(true);
  pressNow('Close');
  pressEscape();
  expect(onClose).not.toHaveBeenCalled();
});

it('a press beside a dialog does not close it: what is typed would be lost', async () => {
  const onClose = await openTicket(false);
  const backdrop = document.querySelector('.bg-backdrop');
  if (!backdrop) throw new Error('There is no backdrop.');
  for (const kind of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const)
    fireEvent[kind](backdrop, { button: 0 });
  expect(onClose).not.toHaveBeenCalled();
});

it('a body without a field can be scrolled by keyboard where it is higher than its room', async () => {
  let resize: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe() {}
      disconnect() {}
    },
  );
  await openTicket(false);
  vi.unstubAllGlobals();
  const body = screen.getByLabelText('Why').parentElement;
  if (!body) throw new Error('The field stands in no body.');
  const height = vi.spyOn(body, 'scrollHeight', 'get').mockReturnValue(900);
  resize();
  expect(body.tabIndex).toBe(0);
  height.mockReturnValue(0);
  resize();
  expect(body.hasAttribute('tabindex')).toBe(false);
});
