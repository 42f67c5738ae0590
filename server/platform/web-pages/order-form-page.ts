import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { orderFormPath } from '@takst/domain/services/self-service/order-form/order-form-address.ts';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#platform/http/call.ts';
import '#platform/http/fastify-types.ts';
import type { Clock } from '#platform/time/clock.ts';
import { fillTemplate, inHtml } from './fill-template.ts';
import { brandElement, operatorFacts } from './operator-in-page.ts';

/** What the page of a form needs before its script runs; null for a client id that leads nowhere. */
export type FindFormPage = (
  tenant: TenantId,
  clientId: string,
) => Promise<{ colourScheme: 'light' | 'dark'; allowedOrigins: readonly string[] } | null>;

type OrderFormPage = { folder: string; clock: Clock; findFormPage: FindFormPage };

const template = 'services/widget/order-form.html';

/**
 * The page of the public order form. It is the only page that may be framed: by the web sites that the widget's
 * settings name, and by the portal's own widget page. It reads no cookie, and sets none.
 */
export async function serveOrderFormPage(
  app: FastifyInstance,
  { folder, clock, findFormPage }: OrderFormPage,
): Promise<void> {
  const html = await readFile(join(folder, template), 'utf8');
  app.get<{ Params: { clientId: string } }>(`${orderFormPath}:clientId`, async (request, reply) => {
    const { tenant } = request;
    const form = await findFormPage(tenant, request.params.clientId);
    if (form) allowFraming(reply.raw, form.allowedOrigins);
    const language = languageOf(request.query) ?? request.language;
    return reply
      .status(form ? 200 : 404)
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(
        fillTemplate(html, {
          ...inHtml({
            tenant,
            operator: operatorFacts(tenant),
            language,
            'html-language': language === 'nb' ? 'nb-NO' : 'en-GB',
            theme: form?.colourScheme ?? 'auto',
            title: tenantOf(tenant).operator,
            today: clock.today().toString(),
          }),
          'brand-style': brandElement(tenant),
        }),
      );
  });
}

/** `?language=en`, for a page that frames the form in its own language. */
function languageOf(query: unknown): Language | null {
  const language = Object.entries(Object(query)).find(([name]) => name === 'language')?.[1];
  return language === 'nb' || language === 'en' ? language : null;
}

type Headers = {
  getHeader(name: string): unknown;
  setHeader(name: string, value: string): unknown;
  removeHeader(name: string): void;
};

/** Every answer says that nobody may frame it; this one names who may instead. */
function allowFraming(headers: Headers, allowedOrigins: readonly string[]): void {
  const policy = String(headers.getHeader('content-security-policy'));
  const ancestors = `frame-ancestors ${["'self'", ...allowedOrigins].join(' ')}`;
  headers.setHeader(
    'content-security-policy',
    policy.replace(/frame-ancestors [^;]*/, () => ancestors),
  );
  // An older header that knows no list; browsers that know the list do not need it.
  headers.removeHeader('x-frame-options');
}
