import { send } from '@takst/server/testing/portal/send.ts';

/** What a portal answered: JSON, text, or of a file that says when it was made, only its type. */
export type Answer = { readonly status: number; readonly type: string; readonly content: unknown };

type Question = {
  port: number;
  host: string;
  path: string;
  token?: string | undefined;
  method?: string;
  body?: unknown;
};

/** Asks one portal as a signed-in user, or as a visitor without a token. */
export async function ask({
  port,
  host,
  path,
  token,
  method = 'GET',
  body,
}: Question): Promise<Answer> {
  const site = `${host}:${port}`;
  const received = await send({
    port,
    method,
    path,
    headers: {
      host: site,
      accept: 'application/json',
      ...(token === undefined ? {} : { cookie: `takst_session=${token}` }),
      ...(method === 'GET' ? {} : { origin: `http://${site}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const type = received.headers['content-type']?.split(';')[0] ?? '';
  return { status: received.status, type, content: contentOf(type, received.text, site) };
}

/** Both portals have another port, which stands in links. */
function contentOf(type: string, text: string, site: string): unknown {
  if (type === 'application/json') return JSON.parse(text.replaceAll(site, 'portal')) as unknown;
  return type.startsWith('text/') || type.endsWith('xml') ? text.replaceAll(site, 'portal') : null;
}
