import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#testing/test-database.ts';
import { testBrowser } from './test-browser.ts';
import { password, placeLogin, placeUser, testPortal } from './test-portal.ts';

describe.each(testDatabases)('signing in on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let portal: Awaited<ReturnType<typeof testPortal>>;
  beforeAll(async () => {
    opened = await open();
    portal = await testPortal(opened.database);
    await placeUser(opened.database, { email: 'Kari@bedrift.no' });
    await placeLogin(opened.database, { email: 'kari@bedrift.no', subject: 'sub-kari' });
  }, 60_000);
  afterAll(async () => {
    await portal?.close();
    await opened?.close();
  });

  test('a user signs in and comes back to the page that was left', async () => {
    const browser = testBrowser();
    const form = await browser.go(portal.at('/login?returnTo=%2Fbedriftsavtale%3Fside%3D2'));
    expect(form.status).toBe(200);
    expect(form.body).toContain('Logg inn');
    const page = await browser.submit(form, { email: 'kari@bedrift.no', password });
    expect(page.url.pathname + page.url.search).toBe('/bedriftsavtale?side=2');
    const who = await browser.go(portal.at('/who'));
    expect(JSON.parse(who.body)).toMatchObject({ user: { email: 'Kari@bedrift.no' } });
  });
});
