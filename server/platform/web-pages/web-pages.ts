import fastifyStatic from '@fastify/static';
import {
  type Page,
  type PagePath,
  pageAtAddress,
  pagesBesideTheTable,
} from '@takst/contract/app/pages.ts';
import type { OnboardingForm } from '@takst/domain/services/onboarding/onboarding-form.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#platform/time/clock.ts';
import { answerFailure } from '#platform/http/failure.ts';
import { themeOf } from '#platform/http/look-of-request.ts';
import { cookieOf } from '#platform/http/cookies.ts';
import { brandElement, operatorFacts } from './operator-in-page.ts';
import { fillTemplate, inHtml } from './fill-template.ts';
import { type FirstFetches, readFirstFetches } from './first-fetches.ts';
import { type FindFormPage, serveOrderFormPage } from './order-form-page.ts';
import { serveServiceWorker } from './service-worker.ts';
import { publicPageRenderer } from './public-pages.ts';
import { chosenLook } from './chosen-look.ts';
import { type PageFrames, readPageFrames } from './page-frames.ts';
import { sendCompressed, sendWithData } from './send-with-data.ts';

type WebPages = {
  folder: string;
  clock: Clock;
  production: boolean;
  findFormPage: FindFormPage;
  /** Null where an operator offers no onboarding. */
  onboardingFormOf: (tenant: TenantId) => OnboardingForm | null;
};

const oneYearMs = 365 * 24 * 60 * 60 * 1_000;

/** Serves the built web application: hashed files are cached for a year, pages never. */
export async function serveWebPages(app: FastifyInstance, options: WebPages): Promise<void> {
  const template = await readFile(join(options.folder, 'index.html'), 'utf8');
  const page = createPageRenderer(template, {
    ...options,
    firstFetches: await readFirstFetches(options.folder),
    frameOf: await readPageFrames(options.folder),
  });
  const publicPage = await publicPageRenderer(app, options.folder);

  const assets = join(options.folder, 'assets');
  // `npm run dev` has pages and no built files.
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: '/assets/',
      immutable: true,
      maxAge: oneYearMs,
      index: false,
      preCompressed: true,
      // Source maps are for development only: a header names them, as a comment would cost every file.
      allowedPath: (path) => !options.production || !path.endsWith('.map'),
      setHeaders(response, path) {
        const [script] = /[^/\\]+\.js(?=$|\.br$|\.gz$)/.exec(path) ?? [];
        if (script && !options.production) response.header('sourcemap', `${script}.map`);
      },
    });
  }
  await serveOrderFormPage(app, options);
  await serveServiceWorker(app, options.folder);
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) return answerFailure(reply, 'NOT_FOUND');
    if (pageOf(request)?.isPrivateLink) reply.headers(privateLinkHeaders);
    reply
      .header('cache-control', 'no-store')
      .header('vary', 'cookie, accept-language, accept-encoding');
    const look = chosenLook(request.url);
    if (look) return reply.headers(look.headers).redirect(look.address, 303);
    const path = publicPathOf(request);
    // The start is no page: visitors begin at the front page (spec 1 §2.2).
    if (publicPage && path === '/home' && pathOf(request) === '/') {
      return reply.redirect(`/home${request.url.slice(1)}`);
    }
    const html =
      path &&
      (await publicPage?.({
        request,
        path,
        values: page.valuesOf(request),
        theme: themeOf(request),
      }));
    reply.status(isKnownPage(request) ? 200 : 404).type('text/html; charset=utf-8');
    return html
      ? sendCompressed({ request, reply }, html)
      : sendWithData(app, { request, reply }, page.render(request));
  });
}

/**
 * The page that the server renders whole: one that is the same for everybody. A user who may be signed in sees public
 * pages within the portal, save for those of private links.
 */
function publicPathOf(request: FastifyRequest): PagePath | null {
  const page = pageOf(request);
  if (page?.isPrivateLink) return page.path;
  return cookieOf(request, 'takst_session') === undefined ? publicPagePath(request) : null;
}

const besideTheTable: ReadonlySet<string> = new Set(pagesBesideTheTable);

/** Whether the operator has such a page; for others the not-found page is sent, with status 404. */
const isKnownPage = (request: FastifyRequest): boolean =>
  besideTheTable.has(pathOf(request).replace(/(?<=.)\/$/, '')) || pageOf(request) !== null;

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';
const pageOf = (request: FastifyRequest): Page | null =>
  pageAtAddress(pathOf(request), request.tenant);

/** Keeps private links out of search engines and referrers. */
const privateLinkHeaders = {
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

const isPageRequest = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !request.url.startsWith('/assets/') &&
  ((request.headers.accept ?? '').includes('text/html') || isKnownPage(request));

/** Fills in tenant, language, day and whether there may be a session. */
function createPageRenderer(
  template: string,
  {
    clock,
    production,
    onboardingFormOf,
    firstFetches,
    frameOf,
  }: WebPages & { firstFetches: FirstFetches; frameOf: PageFrames },
) {
  const valuesOf = (request: FastifyRequest) => {
    const { language } = request;
    return {
      tenant: request.tenant,
      language,
      'html-language': language === 'nb' ? 'nb-NO' : 'en-GB',
      theme: themeOf(request),
      operator: operatorFacts(request.tenant),
      title: tenantOf(request.tenant).brandTitle,
      'signed-in': cookieOf(request, 'takst_session') === undefined ? 'no' : 'yes',
      today: clock.today().toString(),
      environment: production ? 'production' : 'development',
      'onboarding-form': onboardingFormOf(request.tenant) ?? '',
    };
  };
  return {
    valuesOf,
    render(request: FastifyRequest): string {
      const { language } = request;
      const isSignedIn = cookieOf(request, 'takst_session') !== undefined;
      const path = isSignedIn ? (pageOf(request)?.path ?? null) : publicPagePath(request);
      return fillTemplate(template, {
        ...inHtml(valuesOf(request)),
        'brand-style': brandElement(request.tenant),
        'first-fetches': firstFetches({ path, language }),
        frame: isSignedIn ? frameOf({ path, tenant: request.tenant, language }) : '',
      });
    },
  };
}

/** The page that a visitor without a session sees; null for a page that requires signing in. */
function publicPagePath(request: FastifyRequest): PagePath | null {
  if (pathOf(request) === '/') return '/home';
  const page = pageOf(request);
  return page?.needs === 'anyone' ? page.path : null;
}
