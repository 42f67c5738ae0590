import { earlyClicksScript } from '@takst/contract/platform/calls/early-clicks.ts';
import { type PagePath, pageAtAddress, secretSearchOf } from '@takst/contract/app/pages.ts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Theme } from '#platform/http/look-of-request.ts';
import { askAsBrowser } from './ask-as-browser.ts';
import { inScript } from './embed-answer.ts';
import { fillTemplate, inHtml } from './fill-template.ts';
import { brandElement } from './operator-in-page.ts';
import { importBuilt } from './import-built.ts';

/** What the build of the pages gives to render them with (`web/app/public/render.tsx`). */
type Renderer = {
  renderPublicPage(request: PublicRequest): Promise<RenderedPage | null>;
};
type RawAnswer = { readonly status: number; readonly text: string };
type PublicRequest = {
  readonly visit: { path: PagePath; pathname: string; search: string };
  readonly facts: Facts;
  readonly theme: Theme;
  readonly answers: Readonly<Record<string, RawAnswer>>;
};
type RenderedPage = {
  title: string;
  refreshWithoutScript?: number | undefined;
  html: string;
  missing: readonly string[];
};
type Facts = Readonly<Record<string, string>>;

type PublicVisit = {
  request: FastifyRequest;
  path: PagePath;
  /** What every page says of itself (`createPageRenderer`). */
  values: Facts;
  theme: Theme;
};

/** The HTML of a public page; null for one that the build does not have or that could not be rendered. */
export type RenderPublicPage = (visit: PublicVisit) => Promise<string | null>;

const scriptsFile = z.record(
  z.string(),
  z.object({ nb: z.array(z.string()), en: z.array(z.string()) }),
);

/**
 * Renders pages for visitors (docs/decisions/0118): what they say stands in the HTML with the answers of the calls that they
 * show, and is readable without a script. Null without the files of the build: then the browser draws them, as in development.
 */
export async function publicPageRenderer(
  app: FastifyInstance,
  folder: string,
): Promise<RenderPublicPage | null> {
  const build = join(folder, 'public-pages');
  if (!existsSync(join(build, 'render.js'))) return null;
  const { renderPublicPage } = (await importBuilt(join(build, 'render.js'))) as Renderer;
  const template = await readFile(join(folder, 'app/public/public-page.html'), 'utf8');
  const scripts = z.parse(
    scriptsFile,
    JSON.parse(await readFile(join(build, 'scripts.json'), 'utf8')),
  );
  const draw: RenderPublicPage = async ({ request, path, values, theme }) => {
    const visit = { path, pathname: pathnameOf(request), search: searchOf(request) };
    const render = (answers: PublicRequest['answers']) =>
      renderPublicPage({ visit, facts: values, theme, answers });
    let page = await render({});
    if (!page) return null;
    const answers = await askAll(app, { request, addresses: page.missing });
    if (page.missing.length > 0) page = (await render(answers)) ?? page;
    return fillTemplate(template, {
      ...inHtml({ ...values, title: `${page.title} – ${values['title']}` }),
      'brand-style': brandElement(request.tenant),
      refresh: refreshOf(page),
      scripts:
        `<script>${earlyClicksScript}</script>` +
        scriptElements(scripts[path]?.[request.language] ?? []),
      page: page.html,
      answers: inScript(JSON.stringify(answers)),
    });
  };
  // A page that cannot be rendered here is drawn by the browser, which reports what is wrong.
  return (visit) =>
    draw(visit).catch((error: unknown) => {
      visit.request.log.error(error, 'a public page could not be rendered');
      return null;
    });
}

/** The first one imports the others, which are fetched beside it. */
const scriptElements = ([first, ...others]: readonly string[]): string =>
  first === undefined
    ? ''
    : [
        `<script type="module" src="/${first}"></script>`,
        ...others.map((script) => `<link rel="modulepreload" href="/${script}" />`),
      ].join('');

const refreshOf = ({ refreshWithoutScript: seconds }: RenderedPage): string =>
  seconds === undefined
    ? ''
    : `<noscript><meta http-equiv="refresh" content="${seconds}" /></noscript>`;

const pathnameOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** Without the secret of a private link: the page's HTML leads to other looks by its address. */
function searchOf(request: FastifyRequest): string {
  const { url, tenant } = request;
  const page = pageAtAddress(pathnameOf(request), tenant);
  if (!url.includes('?') || (page && secretSearchOf(page).length > 0)) return '';
  return url.slice(url.indexOf('?'));
}

type FirstRequests = { request: FastifyRequest; addresses: readonly string[] };

/** The answers of reading calls, refusals and failures too: the page says those. */
async function askAll(
  app: FastifyInstance,
  { request, addresses }: FirstRequests,
): Promise<PublicRequest['answers']> {
  const ask = askAsBrowser(app, request);
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const { status, text } = await ask(address);
      return [address, { status, text }] as const;
    }),
  );
  return Object.fromEntries(answers);
}
