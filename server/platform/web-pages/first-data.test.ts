import { embeddedAnswer } from '@takst/contract/platform/calls/embedded-answer.ts';
import { firstReads } from '@takst/contract/app/first-reads.ts';
import type { FirstRead } from '@takst/contract/app/first-read.ts';
import { pages } from '@takst/contract/app/pages.ts';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { routesOf } from '#app/areas/test-routes.ts';
import { placeSubscriber } from '#ticketing/subscribers/test-subscribers.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import type { Ask } from './ask-as-browser.ts';
import { firstData, longestWaitMs } from './first-data.ts';

const frame = '<body>%first-fetches%<div id="root">%prerendered%</div></body></html>';

function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'takst-web-'));
  mkdirSync(join(folder, 'services/widget'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), frame);
  writeFileSync(join(folder, 'services/widget', 'order-form.html'), frame);
  return folder;
}

const portalTest = portalTestWith({ webFolder: builtFolder() });

type Opening = { user?: WorldUser; path: string; companyId?: number; method?: string };

function open(portal: TestPortal, { user, path, companyId, method = 'GET' }: Opening) {
  const cookies = [
    ...(user ? [`takst_session=${user.token}`] : []),
    ...(companyId === undefined ? [] : [`company=${companyId}`]),
  ];
  return portal.send({
    method,
    path,
    headers: { accept: 'text/html', ...(cookies.length > 0 && { cookie: cookies.join('; ') }) },
  });
}

/** The answers in a page, by the address of their call. */
function answersIn(html: string): Readonly<Record<string, unknown>> {
  const elements = html.matchAll(
    new RegExp(
      `<script type="application/json" ${embeddedAnswer.address}="([^"]*)"[^>]*>(.*?)</script>`,
      'gs',
    ),
  );
  return Object.fromEntries(
    [...elements].map(([, address = '', json = '']) => [
      address.replaceAll('&amp;', '&'),
      JSON.parse(json),
    ]),
  );
}

/** A machine that is busy leaves out what is late: a page that is opened again has it. */
async function pageWith(
  portal: TestPortal,
  opening: Opening,
  addresses: readonly string[],
): Promise<string> {
  let html = '';
  await expect
    .poll(
      async () => {
        html = (await open(portal, opening)).text;
        return Object.keys(answersIn(html));
      },
      { timeout: 30_000 },
    )
    .toEqual(expect.arrayContaining([...addresses]));
  return html;
}

const sessionCalls = ['/user-api/auth/contact', '/user-api/auth/companies'];
const listOf = (companyId: number, query = 'searchFor=&maxEntries=10&offset=0') =>
  `/api/subscriber/by-company-id/${companyId}?${query}`;

function companyOf(portal: TestPortal, user: WorldUser): number {
  const [key = ''] = Object.keys(user.companyRoles);
  return portal.company(key, user.tenant).id;
}

describe('a page for users comes with its first data', () => {
  portalTest('the session, and the list as its address has it', async (portal) => {
    const user = portal.user('hr-single');
    const company = companyOf(portal, user);
    await pageWith(portal, { user, path: '/bedriftsavtale' }, [...sessionCalls, listOf(company)]);
    const path = '/bedriftsavtale?q=kari&page=2&rows=25&sort=-status&filter=valid';
    const query = 'searchFor=kari&filter=valid&sort=-status&maxEntries=25&offset=25';
    await pageWith(portal, { user, path }, [listOf(company, query)]);
  });

  portalTest('with what its calls would answer, and the headers of that', async (portal) => {
    const user = portal.user('hr-single');
    const { text } = await open(portal, { user, path: '/bedriftsavtale' });
    for (const [address, answer] of Object.entries(answersIn(text))) {
      const call = await portal.send({
        path: address,
        headers: { cookie: `takst_session=${user.token}` },
      });
      expect(answer, address).toEqual(JSON.parse(call.text));
      const version = String(call.headers['x-session-version']);
      expect(text, address).toContain(`{&quot;x-session-version&quot;:&quot;${version}&quot;}`);
    }
  });

  portalTest('nobody else gets it: no session, an ended one, HEAD', async (portal) => {
    const user = portal.user('hr-single');
    const path = '/bedriftsavtale';
    const formerUser = { ...user, token: 'no-such-session' };
    const ask = vi.spyOn(portal.app, 'inject');
    for (const opening of [{ path, user, method: 'HEAD' }, { path }, { path, user: formerUser }]) {
      const { status, text } = await open(portal, opening);
      expect(status).toBe(200);
      expect(text).not.toContain(embeddedAnswer.address);
      // Only a cookie makes the server ask.
      expect(ask.mock.calls.length > 0).toBe(opening.user === formerUser);
    }
    ask.mockRestore();
  });

  portalTest(
    'a company that the user does not reach has none, whatever a cookie says',
    async (portal) => {
      const [user, other] = [portal.user('hr-single'), portal.user('hr-large')];
      const foreign = companyOf(portal, other);
      expect(foreign).not.toBe(companyOf(portal, user));
      for (const path of ['/bedriftsavtale', `/bedriftsavtale?bedrift=${foreign}`]) {
        const answers = answersIn((await open(portal, { user, path, companyId: foreign })).text);
        expect(Object.keys(answers).filter((address) => address.includes(String(foreign)))).toEqual(
          [],
        );
        expect(Object.keys(answers)).toEqual(expect.arrayContaining(sessionCalls));
      }
    },
  );

  portalTest('a name cannot end the element that it stands in', async (portal) => {
    const user = portal.user('hr-single');
    const firstName = '</script><img src=x>\u2028<!--';
    await placeSubscriber(portal.database, {
      companyId: companyOf(portal, user),
      firstName,
      phone: '49900001',
    });
    const searchQuery = 'searchFor=49900001&maxEntries=10&offset=0';
    const opening = { user, path: '/bedriftsavtale?q=49900001' };
    const text = await pageWith(portal, opening, [listOf(companyOf(portal, user), searchQuery)]);
    expect(text).not.toMatch(/<img|<!--|\u2028/);
    expect(JSON.stringify(answersIn(text))).toContain(JSON.stringify(firstName).slice(1, -1));
  });

  portalTest('a search cannot end the attribute that it stands in', async (portal) => {
    const user = portal.user('hr-single');
    const q = encodeURIComponent('"><img src=x>');
    const { text } = await open(portal, { user, path: `/bedriftsavtale?q=${q}` });
    expect(text).not.toContain('<img');
  });

  portalTest('a person’s page has what it shows of them, in their company', async (portal) => {
    const user = portal.user('hr-single');
    const [person] = portal.company(Object.keys(user.companyRoles)[0] ?? '').people;
    const id = person?.id ?? 0;
    await pageWith(portal, { user, path: `/bedriftsavtale/ansatt/${id}` }, [
      `/user-api/auth/company-of/subscriber/${id}`,
      `/api/subscriber/${id}`,
    ]);
  });

  portalTest('compressed, and never kept', async (portal) => {
    const user = portal.user('hr-single');
    const { headers, bytes } = await portal.send({
      path: '/bedriftsavtale',
      headers: {
        accept: 'text/html',
        'accept-encoding': 'gzip, br',
        cookie: `takst_session=${user.token}`,
      },
    });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-encoding': 'gzip',
      'x-frame-options': 'DENY',
    });
    const html = gunzipSync(bytes).toString();
    expect(html.endsWith('</body></html>')).toBe(true);
  });
});

describe('the data of a page', () => {
  const visit = {
    tenant: 'ruter',
    pathname: '/bedriftsavtale',
    search: {},
    lastCompanyId: 7,
  } as const;
  const contact = { text: '{"id":1}', headers: {} };

  it('leaves out what is late, and comes without it', async () => {
    const startedAt = performance.now();
    const late: Ask = (address) =>
      address === '/user-api/auth/contact'
        ? Promise.resolve(contact)
        : new Promise(() => undefined);
    const { elements: html } = await firstData(late, visit);
    expect(Object.keys(answersIn(html))).toEqual(['/user-api/auth/contact']);
    expect(performance.now() - startedAt).toBeLessThan(longestWaitMs * 3);
  });

  it('leaves out what fails', async () => {
    const { elements: html } = await firstData((address) => {
      if (address.includes('companies')) throw new Error('no database');
      return Promise.resolve(address.includes('subscriber') ? null : contact);
    }, visit);
    expect(Object.keys(answersIn(html))).toEqual(['/user-api/auth/contact']);
  });

  portalTest('is what reading calls of the portal answer, at every page', (portal) => {
    const place = { params: { id: '5' }, search: {}, companyId: 7 };
    const reading = routesOf(portal)
      .map(({ route }) => route)
      .filter(({ method, download }) => method === 'GET' && !download)
      .map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
    const byPath: Readonly<Record<string, readonly FirstRead<string>[]>> = firstReads;
    const addresses = pages
      .flatMap(({ path }) => byPath[path] ?? [])
      .flatMap((read) => read(place));
    expect(addresses.length).toBeGreaterThan(30);
    for (const address of addresses) {
      const [path = ''] = address.split('?');
      expect(
        reading.some((pattern) => pattern.test(path)),
        address,
      ).toBe(true);
    }
  });
});
