import fastify from 'fastify';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { systemClock } from '#platform/time/clock.ts';
import { serveWebPages } from './web-pages.ts';

const template = `<!doctype html><html lang="%html-language%" data-tenant="%tenant%" data-theme="%theme%">
<title>%title%</title><meta name="signed-in" content="%signed-in%"><meta name="today" content="%today%">
<meta name="environment" content="%environment%"><meta name="onboarding-form" content="%onboarding-form%"><meta name="language" content="%language%">%first-fetches%%unknown%<div id="root">%frame%</div>`;
const script = `console.log(${JSON.stringify('x'.repeat(3_000))});`;

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takst-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), template);
  mkdirSync(join(folder, 'services/widget'), { recursive: true });
  writeFileSync(join(folder, 'services/widget', 'order-form.html'), template);
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), script);
  writeFileSync(
    join(folder, 'assets', 'main-abc123.js.br'),
    'as it was compressed when it was built',
  );
  writeFileSync(join(folder, 'assets', 'plain-abc123.js'), script);
  writeFileSync(join(folder, 'assets', 'main-abc123.js.map'), '{"sources":[]}');
  writeFileSync(join(folder, 'secret.txt'), 'not for anybody');
  writeFileSync(
    join(folder, 'first-fetches.json'),
    JSON.stringify({
      '/bedriftsavtale': { nb: ['assets/list-nb.js'], en: ['assets/list-en.js'] },
      '/home': { nb: ['assets/home-nb.js'], en: ['assets/home-en.js'] },
    }),
  );
  const frame = {
    nb: '<main>%brand-first%<!--heading--></main>',
    en: '<main>%brand-first%<!--heading--></main>',
  };
  const heading = { nb: '<h1>Ansatte</h1>', en: '<h1>Employees</h1>' };
  writeFileSync(
    join(folder, 'page-frames.json'),
    JSON.stringify({
      frames: frame,
      headings: {
        '/bedriftsavtale': { freeTicket: heading, employeeTicket: heading },
      },
      noHeading: '…',
    }),
  );
  return folder;
}

const page = { accept: 'text/html,application/xhtml+xml' };

const portalTest = portalTestWith({ webFolder: builtFolder() });

describe('the web application', () => {
  const get = (portal: TestPortal, path: string, headers: Record<string, string> = {}) =>
    portal.send({ path, headers });

  portalTest(
    'has files that browsers cache for a year, as their names change with their content',
    async (portal) => {
      const { status, headers, text } = await get(portal, '/assets/main-abc123.js');
      expect(status).toBe(200);
      expect(text).toBe(script);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringMatching(/^(text|application)\/javascript/),
        'x-content-type-options': 'nosniff',
      });
      const again = await get(portal, '/assets/main-abc123.js', {
        'if-none-match': String(headers.etag),
      });
      expect(again.status).toBe(304);
    },
  );

  portalTest(
    'preloads the scripts of the page, and for a signed-in user begins with its frame',
    async (portal) => {
      const script = '<link rel="modulepreload" href="/assets/list-en.js" />';
      const cookie = 'takst_session=x; language=en';
      const list = await get(portal, '/bedriftsavtale', { ...page, cookie });
      expect(list.text).toContain(script);
      expect(list.text).toContain('<div id="root"><main>Ruter<h1>Employees</h1></main></div>');
      const one = await get(portal, '/bedriftsavtale/ansatt/12', { ...page, cookie });
      expect(one.text).toContain('<div id="root"><main>Ruter…</main></div>');
      const holder = await get(portal, '/billett/x', { ...page, cookie });
      expect(holder.text).toContain('<div id="root"></div>');
    },
  );

  portalTest.each(['/', '/home'])(
    'preloads at %s only the files of the page that a visitor sees',
    async (portal, path) => {
      const { text } = await get(portal, path, page);
      expect(text.match(/<link rel="[a-z]*preload"[^>]*>/g)).toEqual([
        '<link rel="modulepreload" href="/assets/home-nb.js" />',
      ]);
    },
  );

  portalTest('preloads nothing of a page that requires signing in', async (portal) => {
    expect((await get(portal, '/bedriftsavtale', page)).text).not.toContain('preload');
  });

  portalTest('sends files that were compressed by the build', async (portal) => {
    const { headers, text } = await get(portal, '/assets/main-abc123.js', {
      'accept-encoding': 'gzip, br',
    });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept/i),
    });
    expect(text).toBe('as it was compressed when it was built');
  });

  portalTest('has source maps in development', async (portal) => {
    expect((await get(portal, '/assets/main-abc123.js.map')).status).toBe(200);
    for (const encoding of ['br', 'identity']) {
      const { headers } = await get(portal, '/assets/main-abc123.js', {
        'accept-encoding': encoding,
      });
      expect(headers['sourcemap'], encoding).toBe('main-abc123.js.map');
    }
  });

  portalTest.each([
    '/assets/missing-abc123.js',
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%2fsecret.txt',
    '/secret.txt',
    '/assets/',
    '/index.html',
  ])('gives nothing at %s', async (portal, path) => {
    const { status, text } = await get(portal, path);
    expect([400, 403, 404]).toContain(status);
    expect(text).not.toContain('not for anybody');
  });

  portalTest(
    'fills in operator, language, theme, day and whether there may be a session',
    async (portal) => {
      const { status, headers, text } = await get(portal, '/bedriftsavtale', page);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(text).toBe(
        template
          .replace('%html-language%', 'nb-NO')
          .replace('%tenant%', 'ruter')
          .replace('%theme%', 'auto')
          .replace('%title%', 'Ruter Bedrift')
          .replace('%signed-in%', 'no')
          .replace('%today%', '2026-03-06')
          .replace('%environment%', 'development')
          .replace('%onboarding-form%', 'full')
          .replace('%language%', 'nb')
          .replace('%first-fetches%', '')
          .replace('%frame%', ''),
      );
    },
  );

  portalTest('chooses them by host, cookies and the browser’s language', async (portal) => {
    const host = `akt.localhost:${portal.port}`;
    const cookie = 'takst_session=whatever; theme=dark; language=en';
    const { text } = await get(portal, '/home', { ...page, host, cookie });
    for (const word of ['AKT Bedrift', 'data-tenant="akt"', '"dark"', 'en-GB', 'content="yes"']) {
      expect(text).toContain(word);
    }
    expect(text).toContain('name="onboarding-form" content=""');
    const english = await get(portal, '/home', {
      ...page,
      'accept-language': 'en-GB,en;q=0.9,nb;q=0.8',
    });
    expect(english.text).toContain('lang="en-GB"');
    const other = await get(portal, '/home', { ...page, 'accept-language': 'sv' });
    expect(other.text).toContain('lang="nb-NO"');
  });

  portalTest('never writes values from the request into the page', async (portal) => {
    const planted = '"><script>alert(1)</script>';
    const cookie = `theme=${encodeURIComponent(planted)}; language=${encodeURIComponent(planted)}`;
    const { text } = await get(portal, `/home?x=${encodeURIComponent(planted)}`, {
      ...page,
      cookie,
    });
    expect(text).not.toMatch(/<script>|alert/);
  });

  portalTest.each([
    ['/bedriftsavtale/ansatt/12', 200],
    ['/bedriftsavtale/ansatt/12/', 200],
    ['/', 200],
    ['/bedriftsavtale?side=2', 200],
    ['/finnes-ikke', 404],
    ['/bedriftsavtale/ansatt', 404],
    ['/api/finnes-ikke', 404],
  ])('answers %s with %i, and with the page', async (portal, path, status) => {
    const answer = await get(portal, path, page);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('<!doctype html>');
  });

  portalTest('answers 404 for pages that only another operator has', async (portal) => {
    expect((await get(portal, '/register', page)).status).toBe(200);
    const host = `akt.localhost:${portal.port}`;
    expect((await get(portal, '/register', { ...page, host })).status).toBe(404);
  });

  portalTest('keeps a holder’s link from search engines and from linked sites', async (portal) => {
    const { status, headers } = await get(portal, '/billett/an-unguessable-token', page);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect((await get(portal, '/home', page)).headers).not.toHaveProperty('x-robots-tag');
  });

  portalTest('answers API clients with an error code', async (portal) => {
    const { status, text } = await get(portal, '/finnes-ikke', { accept: 'application/json' });
    expect([status, text]).toEqual([404, '{"code":"NOT_FOUND"}']);
  });

  portalTest('answers HEAD requests', async (portal) => {
    const { status, text } = await portal.send({ method: 'HEAD', path: '/home', headers: page });
    expect([status, text]).toEqual([200, '']);
  });

  portalTest('compresses files that the build did not', async (portal) => {
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    const { get: ask } = await import('node:http');
    const headers = { host: 'localhost', 'accept-encoding': 'gzip' };
    ask({ port: portal.port, path: '/assets/plain-abc123.js', headers }, async (response) => {
      const { buffer } = await import('node:stream/consumers');
      resolve(await buffer(response));
    });
    expect(gunzipSync(await promise).toString()).toBe(script);
  });
});

describe('the web application in production', () => {
  it('serves its files without source maps', async () => {
    const app = fastify();
    await serveWebPages(app, {
      folder: builtFolder(),
      clock: systemClock(),
      production: true,
      findFormPage: async () => null,
      onboardingFormOf: () => null,
    });
    expect((await app.inject('/assets/main-abc123.js')).statusCode).toBe(200);
    expect((await app.inject('/assets/main-abc123.js.map')).statusCode).toBe(404);
    await app.close();
  });
});
