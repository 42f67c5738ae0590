import { companyCookie } from '@takst/contract/customers/session/company-cookie.ts';
import { idIn } from '@takst/contract/app/thing-in-address.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import '#platform/http/fastify-types.ts';
import type { Exchange } from '#platform/http/server/register-routes.ts';
import { cookieOf } from '#platform/http/cookies.ts';
import { readAsBrowser } from './ask-as-browser.ts';
import { escapeHtml } from './embed-answer.ts';
import { firstData, type PageVisit } from './first-data.ts';

/**
 * Sends a page in two parts: all that the browser needs to fetch the scripts and to draw the frame at once, and the
 * first data when the database has answered. Without a session, and for HEAD, a page has no data.
 */
export function sendWithData(
  app: FastifyInstance,
  { request, reply }: Exchange,
  html: string,
): FastifyReply {
  if (request.method !== 'GET' || cookieOf(request, 'takst_session') === undefined) {
    return reply.send(html);
  }
  const [before, subtitle, after] = partsOf(html);
  const data = firstData(readAsBrowser(app, request), visitOf(request));
  return sendInParts({ request, reply }, before, async () => {
    const { elements, onlyCompany } = await data;
    const words =
      onlyCompany === null
        ? unknown
        : subtitle.replace('{{company}}', () => escapeHtml(onlyCompany));
    return `${subtitle === '' ? '' : words}${withData(after, elements)}`;
  });
}

/** In the place of a text whose company is not known yet, as high as one. */
const unknown = '&nbsp;';

/** A page before and after the text that has the name of the company; the text is empty where it has none. */
function partsOf(html: string): readonly [before: string, text: string, after: string] {
  const match = /<!--with-company:(.*?)-->/.exec(html);
  if (match)
    return [html.slice(0, match.index), match[1] ?? '', html.slice(match.index + match[0].length)];
  const end = bodyEndIn(html);
  return [html.slice(0, end), '', html.slice(end)];
}

function bodyEndIn(html: string): number {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html.length : end;
}

const withData = (html: string, elements: string): string => {
  const end = bodyEndIn(html);
  return html.slice(0, end) + elements + html.slice(end);
};

function visitOf({ url, tenant, cookies }: FastifyRequest): PageVisit {
  const { pathname, searchParams } = new URL(url, 'http://portal');
  return {
    tenant,
    pathname,
    search: Object.fromEntries(searchParams),
    lastCompanyId: idIn(cookies[companyCookie]),
  };
}

/** The first part leaves the server at once, compressed or not. */
function sendInParts(
  { request, reply }: Exchange,
  first: string,
  rest: () => Promise<string>,
): FastifyReply {
  const zip = takesGzip(request) ? createGzip() : null;
  const out = zip ?? new PassThrough();
  out.write(first);
  zip?.flush();
  void rest().then((last) => out.destroyed || out.end(last));
  if (zip) reply.header('content-encoding', 'gzip');
  return reply.send(out);
}

const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));

/** Sends a page that is whole, compressed where the browser takes it. */
export async function sendCompressed(
  { request, reply }: Exchange,
  html: string,
): Promise<FastifyReply> {
  if (!takesGzip(request)) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(await compress(html));
}

const compress = promisify(gzip);
