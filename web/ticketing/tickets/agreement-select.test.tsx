// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { AgreementSelect } from './agreement-select.tsx';

afterEach(cleanup);

const main = { id: 1, invoiceReference: 'Main office' };
const nameless = { id: 2, invoiceReference: '' };

async function open(agreements: readonly (typeof main)[], value = '') {
  const onChange = vi.fn();
  const field = { name: 'agreement', label: 'Who pays', value, onChange };
  const Field = () => <AgreementSelect {...field} agreements={agreements} />;
  await openPage({ pages: { '/': Field }, at: '/' });
  await screen.findByText('Who pays');
  return onChange;
}

describe('the agreement that pays', () => {
  it.each([
    [main, 'Main office'],
    [nameless, '2'],
  ])('is a fact where there is only one: %o', async (only, text) => {
    await open([only], '1');
    expect(screen.getByRole('definition').textContent).toBe(text);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is chosen among several', async () => {
    const onChange = await open([main, nameless]);
    const select = screen.getByLabelText<HTMLSelectElement>('Who pays');
    expect(screen.queryByRole('definition')).toBeNull();
    expect(select.value).toBe('');
    expect([...select.options].slice(-2).map(({ value, text }) => [value, text])).toEqual([
      ['1', 'Main office'],
      ['2', '2'],
    ]);
    write('Who pays', '2');
    expect(onChange).toHaveBeenCalledWith('2');
    cleanup();
    await open([main, nameless], '2');
    expect(screen.getByLabelText<HTMLSelectElement>('Who pays').value).toBe('2');
  });
});
