// @vitest-environment happy-dom
import { getWidget } from '@takst/contract/services/self-service/widget/get-widget.contract.ts';
import { exampleSettings } from '@takst/contract/services/self-service/widget/widget.schema.ts';
import { cleanup, fireEvent, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { companyOf, granlia } from '#testing/session-answers.ts';
import { LinkPage } from './link.page.tsx';

afterEach(cleanup);

const widget = { ...exampleSettings, clientId: 'a b', clientSecret: 'a-secret' };

const open = (isDisabled: boolean, company = granlia) => {
  const server = fakeServer([getWidget, { status: 200, body: { ...widget, isDisabled } }]);
  const pages = { '/verktoy/link': LinkPage, '/verktoy': () => null };
  return openPage({
    company,
    pages,
    at: '/verktoy/link',
    features: ['companyTicket'],
    texts: ['widget'],
  }).then((page) => ({ ...page, server }));
};

describe('the page of the order link', () => {
  it.each([true, false])(
    'has the address, and a poster of it; turned off: %j',
    async (isDisabled) => {
      await open(isDisabled);
      const url = `${location.origin}/bestill/a%20b`;
      const field = await screen.findByLabelText<HTMLTextAreaElement>('Address of the form');
      expect(field.value).toBe(url);
      expect(screen.getByRole('link', { name: /^Open the form/ }).getAttribute('href')).toBe(url);
      const code = screen.getByRole('img', { name: `QR code with the address ${url}` });
      // White on which some squares are black.
      const [white, black] = code.querySelectorAll('path');
      expect([white?.getAttribute('fill'), black?.getAttribute('fill')]).toEqual(['#fff', '#000']);
      expect(black?.getAttribute('d')).toMatch(/^M2 2h1v1h-1zM3 2h1v1h-1z/);
      screen.getByText('Order a company ticket at Granlia Bygg AS');
      expect(screen.queryAllByText('Widget access is disabled in settings')).toHaveLength(
        isDisabled ? 1 : 0,
      );
      const print = vi.fn<() => void>();
      vi.stubGlobal('print', print);
      onTestFinished(() => void vi.unstubAllGlobals());
      fireEvent.click(screen.getByRole('button', { name: 'Print' }));
      expect(print).toHaveBeenCalledOnce();
    },
  );

  it('is not there for a company under which nobody can order', async () => {
    const { server, container } = await open(false, companyOf({ allAgreements: [] }));
    await screen.findByText('The company has no agreement that employees can order under.');
    expect(server.calls).toEqual([]);
    // Nothing is on its way.
    expect(container.querySelector('[class*="animate"]')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
