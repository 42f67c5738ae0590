import { loopbackFetch } from '#platform/integrations/oidc/loopback-fetch.ts';

export type Visit = {
  status: number;
  /** Where the browser ended. */
  url: URL;
  /** All addresses on the way, the last included. */
  way: string[];
  body: string;
  headers: Headers;
};

type Form = Record<string, string>;
type Request = { method: 'GET' | 'POST'; form?: Form };

const maxRedirects = 15;

type Cookie = { name: string; value: string; path: string };

/** As much of a browser as signing in needs: cookies for each host, redirects, forms. */
export function testBrowser() {
  const jar = new Map<string, Cookie[]>();
  const cookiesOf = (host: string): Cookie[] => jar.get(host) ?? [];

  const keep = (host: string, cookie: Cookie): void => {
    const others = cookiesOf(host).filter(
      ({ name, path }) => name !== cookie.name || path !== cookie.path,
    );
    jar.set(host, cookie.value === '' ? others : [...others, cookie]);
  };

  async function send(url: URL, { method, form }: Request): Promise<Response> {
    const cookie = cookiesOf(url.hostname)
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const body = new URLSearchParams(form ?? {});
    const posted = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.toString().length),
      origin: url.origin,
    };
    const response = await loopbackFetch(url.href, {
      method,
      headers: {
        accept: 'text/html',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
        ...(cookie && { cookie }),
        ...(method === 'POST' && posted),
      },
      body: method === 'POST' ? body : undefined,
      redirect: 'manual',
    });
    for (const set of response.headers.getSetCookie()) keep(url.hostname, cookieFrom(set));
    return response;
  }

  async function visit(
    address: string | URL,
    first: Request,
    stopAt: (url: URL) => boolean = () => false,
  ): Promise<Visit> {
    let url = new URL(address);
    let request = first;
    const way = [url.href];
    for (let step = 0; step < maxRedirects; step += 1) {
      const response = await send(url, request);
      const location = response.headers.get('location');
      const { status, headers } = response;
      if (!location) return { status, url, way, body: await response.text(), headers };
      url = new URL(location, url);
      request = { method: 'GET' };
      way.push(url.href);
      if (stopAt(url)) return { status, url, way, body: '', headers };
    }
    throw new Error(`too many redirects: ${way.join(' ')}`);
  }

  return {
    go: (address: string | URL) => visit(address, { method: 'GET' }),
    /** Without following, for a look at a redirect itself. */
    peek: (address: string | URL) => send(new URL(address), { method: 'GET' }),
    post: (address: string | URL, form: Form = {}) => visit(address, { method: 'POST', form }),
    /** Sends the first form of a page, its hidden fields with what is filled in. */
    submit: (page: Visit, filled: Form = {}, stopAt?: (url: URL) => boolean) => {
      const form = { ...hiddenFields(page.body), ...filled };
      return visit(new URL(actionOf(page.body), page.url), { method: 'POST', form }, stopAt);
    },
    cookie: (host: string, named: string) =>
      cookiesOf(host).find(({ name }) => name === named)?.value,
    setCookie: (host: string, name: string, value: string) =>
      keep(host, { name, value, path: '/' }),
  };
}
export type TestBrowser = ReturnType<typeof testBrowser>;

/** A cookie that is taken back comes with a time that has passed: it is then empty here. */
function cookieFrom(set: string): Cookie {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
  const path = /path=([^;]+)/i.exec(set)?.[1] ?? '/';
  const expires = /expires=([^;]+)/i.exec(set)?.[1];
  const isDeleted = /max-age=0/i.test(set) || (expires && Date.parse(expires) < Date.now());
  return { name, path, value: isDeleted ? '' : value };
}

const actionOf = (markup: string): string => /<form[^>]*action="([^"]*)"/.exec(markup)?.[1] ?? '';

const hiddenFields = (markup: string): Form =>
  Object.fromEntries(
    [...markup.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
