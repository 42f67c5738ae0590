// @vitest-environment happy-dom
import { listBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { cleanup, fireEvent, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { draftBatch } from '#ticketing/batches/test-batch.ts';
import { orderKit } from '#ticketing/batches/test-batch-page.tsx';
import { StartComparison } from './start-comparison.tsx';

afterEach(() => cleanup());

async function openStart() {
  fakeServer([listBatches, { status: 200, body: { totalEntries: 1, matches: [draftBatch] } }]);
  const Page = () => (
    <StartComparison
      kit={orderKit}
      back={<p>Back</p>}
      subtitle="Compare them"
      whole="Leavers are found"
      part="Nobody leaves"
    >
      {(isWhole) => <p>{isWhole ? 'Read the whole list' : 'Read a part'}</p>}
    </StartComparison>
  );
  await openPage({ pages: { '/list': Page }, at: '/list', texts: ['batches', 'roster'] });
  await screen.findByRole('heading', { level: 1, name: 'Order' });
}
const answer = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const reading = () => screen.queryByText(/^Read /)?.textContent;

describe('the start of a comparison', () => {
  it('asks whether the list is whole, and reads it by the last answer', async () => {
    await openStart();
    screen.getByText('Is everybody who works for you in the list?');
    screen.getByText('Leavers are found');
    screen.getByText('Nobody leaves');
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
    expect(reading()).toBeUndefined();
    answer(/^No, only a part/);
    expect(reading()).toBe('Read a part');
    expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
    answer(/^Yes, the whole list/);
    expect(reading()).toBe('Read the whole list');
    expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
  });

  it('shows the comparisons before it', async () => {
    await openStart();
    await screen.findByRole('link', { name: 'Ansatte.csv' });
    screen.getByText('Compare them');
    screen.getByText('Back');
    expect(reading()).toBeUndefined();
  });
});
