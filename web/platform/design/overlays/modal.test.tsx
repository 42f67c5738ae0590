import { lazy } from 'react';
import { afterEach, expect, it } from 'vitest';
import { cleanup, render, screen } from '#testing/dom.ts';
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
