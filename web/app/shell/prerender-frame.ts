import { firstIconPaths } from '#platform/design/first-icon-paths.ts';
import { logoClass, logoMarkClass, logoNameClass } from '#platform/design/logo-style.ts';
import {
  pageHeaderClass,
  pageHeadingClass,
  pageSubtitleClass,
  pageTitleClass,
} from '#platform/design/page/page-header-style.ts';
import { escapeHtml } from '#platform/texts/escape-html.ts';
import {
  frameBrandClass,
  frameContentClass,
  frameHeaderClass,
  frameMainClass,
  framePageClass,
} from './frame-style.ts';

type Frame = {
  readonly texts: {
    readonly loading: string;
    /** `{{brand}}` stands for the portal's name. */
    readonly toFrontPage: string;
  };
};

/** Where the server puts the heading of the page. */
export const headingPlace = '<!--heading-->';

/** Where the server puts the portal's name: whole, and as the mark divides it (`fillTemplate`). */
const namePlaces = { brand: '%brand%', first: '%brand-first%', rest: '%brand-rest%' } as const;

/**
 * The frame of pages for users as HTML, which stands in the page until scripts draw it: header with the operator's mark,
 * the place of the menu, the page's heading and grey rows (docs/decisions/0117).
 */
export function prerenderFrame({ texts }: Frame): string {
  const toFrontPage = escapeHtml(texts.toFrontPage.replace('{{brand}}', namePlaces.brand));
  return [
    `<div data-frame aria-busy="true" class="${framePageClass}">`,
    `<header class="${frameHeaderClass}"><a href="/" aria-label="${toFrontPage}" class="${frameBrandClass}">`,
    `<span class="${logoClass}"><span class="${logoMarkClass}">${bus}</span><span class="${logoNameClass}">`,
    `<span class="font-bold">${namePlaces.first}</span> ${namePlaces.rest}</span></span></a></header>`,
    '<div class="flex-1 md:grid md:grid-cols-[var(--size-menu)_1fr]">',
    '<div class="hidden border-r border-line bg-surface md:block"></div>',
    `<main id="content" class="${frameMainClass}"><div class="${frameContentClass}">`,
    `<div class="${pageHeaderClass}">${headingPlace}</div>`,
    `<span role="status" class="sr-only">${escapeHtml(texts.loading)}</span>`,
    `<div class="rounded-panel border border-line bg-surface">${row.repeat(rows)}</div>`,
    '</div></main></div></div>',
  ].join('');
}

type Heading = {
  readonly title: string;
  /** `{{company}}` stands for the name of the company, which the server knows a moment later. */
  readonly subtitle: string | null;
};

/** The heading of a page; a page whose heading is not known before its data has a grey one. */
export function prerenderHeading(heading: Heading | null): string {
  if (heading === null) return `<span aria-hidden="true" class="${grey} h-6 w-56"></span>`;
  const { title, subtitle } = heading;
  return [
    `<div class="${pageHeadingClass}"><h1 class="${pageTitleClass}">${escapeHtml(title)}</h1>`,
    ...(subtitle === null
      ? []
      : [`<p class="${pageSubtitleClass}">`, `<!--with-company:${escapeHtml(subtitle)}--></p>`]),
    '</div>',
  ].join('');
}

const rows = 10;
const grey = 'block rounded-ui bg-neutral-tint motion-safe:animate-pulse';
const row =
  '<div aria-hidden="true" class="flex min-h-(--size-row-phone) items-center border-b border-line px-4 last:border-b-0 md:min-h-(--size-row)">' +
  `<span class="${grey} h-4 w-2/3"></span></div>`;

const bus =
  '<svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" ' +
  `stroke-linejoin="round" class="size-5 shrink-0"><path d="${firstIconPaths.bus}"></path></svg>`;
