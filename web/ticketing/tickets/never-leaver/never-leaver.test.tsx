// @vitest-environment happy-dom
import { changeNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/change-never-leaver.contract.ts';
import { getNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/get-never-leaver.contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { fakeServer } from '#testing/fake-server.ts';
import { NeverLeaverCard } from './never-leaver-card.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const mark = {
  reason: 'Contractor',
  markedBy: 'Kari Nordmann',
  markedAt: '2026-03-04T08:00:00Z',
};

async function openCard(savedMark: typeof mark | null) {
  const server = fakeServer(
    [getNeverLeaver, { status: 200, body: { mark: savedMark } }],
    [changeNeverLeaver, { status: 200, body: { reason: null } }],
  );
  const pages = { '/': () => <NeverLeaverCard subscriberId={7} /> };
  await openPage({ pages, at: '/', texts: ['never-leaver'] });
  return server;
}

describe('somebody who is never a leaver', () => {
  it('is marked with a reason', async () => {
    const server = await openCard(null);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as never a leaver' }));
    fireEvent.change(await screen.findByLabelText('Why'), { target: { value: 'Board' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.callsTo(changeNeverLeaver).map(({ body }) => body)).toEqual([
        { reason: 'Board', previousReason: null },
      ]),
    );
  });

  it('is shown with who said so, and may leave again', async () => {
    const server = await openCard(mark);
    await screen.findByText('Never a leaver: Contractor');
    await screen.findByText(/Marked by Kari Nordmann/);
    fireEvent.click(screen.getByRole('button', { name: 'Change why' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the mark' }));
    await waitFor(() =>
      expect(server.callsTo(changeNeverLeaver).map(({ body }) => body)).toEqual([
        { reason: null, previousReason: 'Contractor' },
      ]),
    );
  });
});
