import { loopbackFetch } from './loopback-fetch.ts';

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

const mostRedirects = 15;

/** As much of a browser as signing in needs: cookies for each host, redirects, forms. */
export function testBrowser() {
  const jar = new Map<string, Map<string, string>>();
  const cookiesOf = (host: string): Map<string, string> => {
    const cookies = jar.get(host) ?? new Map<string, string>();
    jar.set(host, cookies);
    return cookies;
  };

  async function send(url: URL, { method, form }: Request): Promise<Response> {
    const cookies = cookiesOf(url.hostname);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = new URLSearchParams(form ?? {});
    const posted = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.toString().length),
      origin: url.origin,
    };
    const response = await loopbackFetch(url.href, {
      method,
      headers: { accept: 'text/html', ...(cookie && { cookie }), ...(method === 'POST' && posted) },
      body: method === 'POST' ? body : undefined,
      redirect: 'manual',
    });
    for (const set of response.headers.getSetCookie()) keep(cookies, set);
    return response;
  }

  async function visit(address: string | URL, first: Request): Promise<Visit> {
    let url = new URL(address);
    let request = first;
    const way = [url.href];
    for (let step = 0; step < mostRedirects; step += 1) {
      const response = await send(url, request);
      const location = response.headers.get('location');
      if (!location) {
        const { status, headers } = response;
        return { status, url, way, body: await response.text(), headers };
      }
      url = new URL(location, url);
      request = { method: 'GET' };
      way.push(url.href);
    }
    throw new Error(`too many redirects: ${way.join(' ')}`);
  }

  return {
    go: (address: string | URL) => visit(address, { method: 'GET' }),
    /** Without following, for a look at a redirect itself. */
    peek: (address: string | URL) => send(new URL(address), { method: 'GET' }),
    post: (address: string | URL, form: Form = {}) => visit(address, { method: 'POST', form }),
    /** Sends the first form of a page, its hidden fields with what is filled in. */
    submit: (page: Visit, filled: Form = {}) =>
      visit(new URL(actionOf(page.body), page.url), {
        method: 'POST',
        form: { ...hiddenFields(page.body), ...filled },
      }),
    cookie: (host: string, name: string) => cookiesOf(host).get(name),
    setCookie: (host: string, name: string, value: string) => cookiesOf(host).set(name, value),
  };
}
export type TestBrowser = ReturnType<typeof testBrowser>;

function keep(cookies: Map<string, string>, set: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
  const expires = /expires=([^;]+)/i.exec(set)?.[1];
  const gone = /max-age=0/i.test(set) || (expires && Date.parse(expires) < Date.now());
  if (gone || value === '') cookies.delete(name);
  else cookies.set(name, value);
}

const actionOf = (markup: string): string => /<form[^>]*action="([^"]*)"/.exec(markup)?.[1] ?? '';

const hiddenFields = (markup: string): Form =>
  Object.fromEntries(
    [...markup.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
