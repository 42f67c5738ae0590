// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { pressNow } from '#testing/actions.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { openPage } from '#testing/open-page.tsx';
import { BackLink } from './back-link.tsx';
import { useGoTo } from './use-go-to.ts';
import { ViewLinks } from './view-links.tsx';

afterEach(cleanup);

function Views() {
  const goTo = useGoTo();
  return (
    <>
      <BackLink to="/billettluka">Back</BackLink>
      <ViewLinks
        label="Views"
        search={{ month: '2026-03' }}
        views={[
          { to: '/billettluka', text: 'Orders' },
          { to: '/billettluka/innstillinger/', text: 'Settings' },
        ]}
      />
      <button onClick={() => void goTo('/brukere', { search: { q: 'kari' }, replace: true })}>
        Go
      </button>
    </>
  );
}

const open = (at: string) =>
  openPage({
    pages: {
      '/billettluka': Views,
      '/billettluka/innstillinger': Views,
      '/brukere': () => <p>Everybody</p>,
    },
    at,
  });
const link = (name: string) => screen.findByRole('link', { name });

describe('views of the same thing', () => {
  it.each([
    ['/billettluka/innstillinger', [null, 'page']],
    ['/billettluka/innstillinger/?q=kari', [null, 'page']],
    ['/billettluka?q=kari', ['page', null]],
  ])('at %s say which one is shown, and keep what was chosen', async (at, current) => {
    await open(at);
    const links = [await link('Orders'), await link('Settings')];
    expect(links.map((one) => one.getAttribute('aria-current'))).toEqual(current);
    expect(links.map((one) => one.getAttribute('href'))).toEqual([
      '/billettluka?month=2026-03',
      '/billettluka/innstillinger?month=2026-03',
    ]);
  });
});

describe('another page', () => {
  it('is reached with what it is asked for, in the place of this one', async () => {
    const { router } = await open('/billettluka');
    await link('Back');
    pressNow('Go');
    await screen.findByText('Everybody');
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'kari' }));
    expect([router.state.location.pathname, router.history.length]).toEqual(['/brukere', 1]);
  });

  it('above this one is not called the current one', async () => {
    await open('/billettluka/innstillinger');
    expect((await link('Back')).getAttribute('aria-current')).toBeNull();
  });
});
