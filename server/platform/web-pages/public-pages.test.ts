import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

/** Renders what it is asked to, and misses one answer until it has it. */
const renderer = `export async function renderPublicPage({ visit, facts, theme, answers }) {
  if (visit.path === '/verktoy') return null;
  if (visit.path === '/fribilletter/info') throw new Error('a fault in a page');
  const address = '/holder-api/tickets/a-link-that-nobody-has';
  return {
    title: 'Title of ' + visit.path,
    refreshWithoutScript: visit.path === '/billett/{token}' ? 60 : undefined,
    html: '<main>' + JSON.stringify({ ...visit, ...facts, theme }) + '</main>',
    missing: answers[address] ? [] : [address],
  };
}`;

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takst-public-'));
  for (const name of ['app/public', 'public-pages', 'services/widget']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, 'index.html'), '<p>the portal of %tenant%</p>');
  writeFileSync(join(folder, 'services/widget/order-form.html'), '');
  writeFileSync(
    join(folder, 'app/public/public-page.html'),
    '<title>%title%</title>%refresh%%scripts%%page%<script type="application/json">%answers%</script>',
  );
  writeFileSync(join(folder, 'public-pages/render.js'), renderer);
  writeFileSync(join(folder, 'public-pages/service-worker.js'), 'self;');
  writeFileSync(
    join(folder, 'public-pages/scripts.json'),
    JSON.stringify({
      '/home': { nb: ['assets/home-nb.js', 'assets/start.js'], en: ['assets/home-en.js'] },
    }),
  );
  return folder;
}

const portalTest = portalTestWith({ webFolder: builtFolder() });
const get = (portal: TestPortal, path: string, headers: Record<string, string> = {}) =>
  portal.send({ path, headers: { accept: 'text/html', ...headers } });

describe('a public page (docs/decisions/0118)', () => {
  portalTest('is rendered for a visitor, and named with its scripts', async (portal) => {
    const { status, headers, text } = await get(portal, '/home');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('<title>Title of /home – Ruter Bedrift</title>');
    expect(text).toContain('<script type="module" src="/assets/home-nb.js"></script>');
    expect(text).toContain('<link rel="modulepreload" href="/assets/start.js" />');
    expect(text).toMatch(/"tenant":"ruter".*"language":"nb".*"theme":"auto"/);
    const cookie = 'language=en; theme=dark';
    const english = await get(portal, '/home', { cookie });
    expect(english.text).toMatch(/"language":"en".*"theme":"dark"/);
    expect(english.text).toContain('src="/assets/home-en.js"');
  });

  portalTest('has the answers that it shows, as the calls answer a browser', async (portal) => {
    const { text } = await get(portal, '/billett/a-link-that-nobody-has');
    const [, json = ''] = /application\/json">(.*)<\/script>/.exec(text) ?? [];
    const answers = JSON.parse(json) as Record<string, { status: number; text: string }>;
    const called = await portal.send({ path: '/holder-api/tickets/a-link-that-nobody-has' });
    expect(answers).toEqual({
      '/holder-api/tickets/a-link-that-nobody-has': { status: called.status, text: called.text },
    });
    expect(called.status).toBe(404);
  });

  portalTest('is fetched again by a browser without scripts, where it says so', async (portal) => {
    const refresh = '<noscript><meta http-equiv="refresh" content="60" /></noscript>';
    expect((await get(portal, '/billett/some-link')).text).toContain(refresh);
    expect((await get(portal, '/home')).text).not.toContain('refresh');
  });

  portalTest(
    'has a service worker for tickets, which the next release replaces',
    async (portal) => {
      for (const cookie of ['', 'takst_session=whatever']) {
        const { status, headers, text } = await portal.send({
          path: '/billett/service-worker.js',
          headers: cookie ? { cookie } : {},
        });
        expect([status, text]).toEqual([200, 'self;']);
        expect(headers).toMatchObject({
          'cache-control': 'no-cache',
          'content-type': 'text/javascript; charset=utf-8',
          'content-security-policy': expect.stringContaining("connect-src 'self'"),
        });
      }
    },
  );

  portalTest('is drawn within the portal for one who may be signed in', async (portal) => {
    const cookie = 'takst_session=whatever';
    expect((await get(portal, '/home', { cookie })).text).toBe('<p>the portal of ruter</p>');
    // A private link is the same for everybody.
    const ticket = await get(portal, '/billett/some-link', { cookie });
    expect(ticket.text).toContain('Title of /billett/{token}');
    expect(ticket.headers['referrer-policy']).toBe('no-referrer');
  });

  portalTest.each(['/verktoy', '/fribilletter/info', '/bedriftsavtale', '/no-such-page'])(
    'is left to the portal where there is none: %s',
    async (portal, path) => {
      expect((await get(portal, path)).text).toBe('<p>the portal of ruter</p>');
    },
  );

  portalTest('of the start is the front page (spec 1 §2.2)', async (portal) => {
    const { status, headers } = await get(portal, '/?utm=epost');
    expect([status, headers.location]).toEqual([302, '/home?utm=epost']);
    const cookie = 'takst_session=whatever';
    expect((await get(portal, '/', { cookie })).status).toBe(200);
  });
});

describe('a link to another language or theme', () => {
  portalTest.each([
    ['/home?language=en', '/home', ['language=en']],
    ['/home?theme=dark', '/home', ['theme=dark']],
    [
      '/register?a=1&language=nb&theme=auto&b=%26',
      '/register?a=1&b=%26',
      ['language=nb', 'theme=auto'],
    ],
  ] as const)('sets a cookie and leads back: %s', async (portal, path, to, cookies) => {
    const { status, headers } = await get(portal, path);
    expect([status, headers.location]).toEqual([303, to]);
    const set = [headers['set-cookie'] ?? []].flat();
    expect(set).toEqual(
      cookies.map((cookie) => `${cookie}; Path=/; Max-Age=31536000; SameSite=Lax`),
    );
  });

  portalTest.each(['/home?language=sv', '/home?theme=pink', '/home?language='])(
    'is none: %s',
    async (portal, path) => {
      const { status, headers } = await get(portal, path);
      expect(status).toBe(200);
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );

  portalTest.each(['//evil.example/x?language=en', String.raw`/\evil.example?language=en`])(
    'leads to no other host: %s',
    async (portal, path) => {
      const { headers } = await get(portal, path);
      expect(new URL(headers.location ?? '/', 'http://localhost').host).toBe('localhost');
    },
  );
});
