// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, fireEvent, screen } from '#testing/dom.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { fjellstua, granlia } from '#testing/session-answers.ts';
import { SheetCompany } from './signed-in-sheet.tsx';

afterEach(cleanup);

async function open(options: Partial<PageOptions>) {
  await openPage({
    pages: { '/bedriftsavtale': SheetCompany },
    at: '/bedriftsavtale',
    texts: ['app', 'session'],
    ...options,
  });
  await screen.findByText('Granlia Bygg AS', { selector: 'p' });
}
const change = () => screen.queryByRole('button', { name: 'Change company' });

describe('the company on top of the sheet', () => {
  it.each<[string, Partial<PageOptions>, boolean]>([
    ['the only one of a user', { companies: [granlia] }, false],
    ['one of two', { companies: [granlia, fjellstua] }, true],
    ['one of many that a global role reaches', { companies: [granlia], companyCount: 300 }, true],
  ])('may be changed: %s', async (_, options, isOffered) => {
    await open(options);
    expect(change() !== null).toBe(isOffered);
  });

  it('has the choice below it, until that is closed again', async () => {
    await open({ companies: [granlia, fjellstua] });
    const button = screen.getByRole('button', { name: 'Change company' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    await screen.findByText('Fjellstua Hotell AS');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(button);
    expect(screen.queryByText('Fjellstua Hotell AS')).toBeNull();
  });
});
