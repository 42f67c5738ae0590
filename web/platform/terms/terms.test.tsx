// @vitest-environment happy-dom
import { isPageOf, pageAtAddress, pages } from '@takst/contract/app/pages.ts';
import {
  retentionPeriods,
  unnamedPeriods,
} from '@takst/domain/platform/retention/retention-periods.ts';
import {
  type BrowserStorageName,
  browserStorage,
} from '@takst/domain/platform/retention/browser-storage.ts';
import { tenantIds, tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { businessTerms } from './documents/business-terms.ts';
import { eBikePrivacy } from './documents/e-bike-privacy.ts';
import { eBikeTerms } from './documents/e-bike-terms.ts';
import { portalPrivacy } from './documents/portal-privacy.ts';
import { en as privacyEn } from './documents/portal-privacy.en.ts';
import { nb as privacyNb } from './documents/portal-privacy.nb.ts';
import { en as businessEn } from './documents/terms-business.en.ts';
import { nb as businessNb } from './documents/terms-business.nb.ts';
import { termsDocuments } from './documents/terms-documents.ts';
import { periodText } from './read-terms.ts';
import { en as sharedEn } from './terms.en.ts';
import { nb as sharedNb } from './terms.nb.ts';
import type { TermsDocument } from './documents/terms-document.ts';
import { openTerms } from './test-terms.tsx';

afterEach(cleanup);

const documents = [...termsDocuments, portalPrivacy];

const visits = documents.flatMap((document) =>
  tenantIds().flatMap((tenant) =>
    (['nb', 'en'] as const).map((language) => ({
      path: document.path,
      document,
      tenant,
      language,
    })),
  ),
);
const pageText = () => document.body.textContent ?? '';

describe('the static pages (spec 3 §2)', () => {
  it('are pages of the table that every operator has', () => {
    const paths = pages
      .map(({ path }) => path)
      .filter((path) => /^\/(vilkar\/|personvern$)/.test(path));
    expect(documents.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
    for (const { path } of documents) {
      for (const tenant of tenantIds()) expect(pageAtAddress(path, tenant)?.path).toBe(path);
    }
  });

  it.each(visits)('$path is complete at $tenant in $language', async (visit) => {
    const { document: terms, tenant, language } = visit;
    await openTerms(terms, visit);
    await screen.findByRole('heading', { level: 1 });
    expect(pageText()).toContain(tenantOf(tenant).operator);
    expect(pageText()).not.toMatch(/\{\{|undefined|NaN/);
    const other = tenantIds()
      .filter((id) => id !== tenant)
      .map((id) => tenantOf(id).brandTitle);
    for (const brand of other) expect(pageText()).not.toContain(brand);
    expect(pageText()).toMatch(
      language === 'nb'
        ? /Gjelder fra 2[68]. november 2026. Dette er den første versjonen./
        : /Applies from 2[68] November 2026. This is the first version./,
    );
    // Every entry of the contents leads to a section of the page.
    const contents = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(contents).toHaveLength(terms.versions[0].outline.sections.length);
    for (const link of contents) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      expect(
        within(document.getElementById(id) as HTMLElement).getByRole('heading').textContent,
      ).toBe(link.textContent);
    }
  });

  it.each(visits)('$path leads to pages that exist at $tenant ($language)', async (visit) => {
    const { document: terms, tenant } = visit;
    await openTerms(terms, visit);
    await screen.findByRole('heading', { level: 1 });
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const operators = Object.values(tenantOf(tenant).links);
    for (const address of addresses) {
      if (address.startsWith('#')) continue;
      if (address.startsWith('/')) {
        const page = pageAtAddress(address, tenant);
        expect(page && isPageOf(page, tenant), address).toBe(true);
      } else expect([...operators, 'https://www.datatilsynet.no']).toContain(address);
    }
  });
});

const wordsOf: Readonly<Record<string, Record<'nb' | 'en', Readonly<Record<string, string>>>>> = {
  'terms-business': { nb: businessNb, en: businessEn },
  'portal-privacy': { nb: privacyNb, en: privacyEn },
};

const rowsOf = (document: TermsDocument) =>
  document.versions[0].outline.sections.flatMap(({ kept = [] }) => kept);

describe('how long data is kept (spec 3 §9)', () => {
  const telling = [businessTerms, portalPrivacy].map((one) => ({ path: one.path, one }));

  it.each(telling)(
    'is said of every period of the portal, save those about nobody: $path',
    ({ one }) => {
      const named = new Set(rowsOf(one).map(({ period }) => period));
      const others = Object.keys(unnamedPeriods);
      expect([...named, ...others].toSorted()).toEqual(Object.keys(retentionPeriods).toSorted());
    },
  );

  it.each(
    telling.flatMap((one) => (['nb', 'en'] as const).map((language) => ({ ...one, language }))),
  )('is what the nightly job does: $path ($language)', async ({ one, language }) => {
    const source = { language, tenant: 'ruter' as const };
    await openTerms(one, source);
    await screen.findAllByRole('row');
    const [version] = one.versions;
    const words = wordsOf[version.textFile]?.[language] ?? {};
    for (const { what, how, period } of rowsOf(one)) {
      const shared = { nb: sharedNb, en: sharedEn }[language];
      const length = periodText(retentionPeriods[period], { ...source, shared });
      const row = screen.getByRole('rowheader', { name: words[what] ?? '' }).closest('tr');
      expect(words[how]).toContain('{{period}}');
      expect(row?.textContent).toContain(words[how]?.replaceAll('{{period}}', length));
    }
    const numbers = language === 'nb' ? ['3 måneder', '365 dager'] : ['3 months', '365 days'];
    for (const number of numbers) expect(pageText()).toContain(number);
  });

  it('has a reason beside each period on the page of privacy', async () => {
    await openTerms(portalPrivacy, { language: 'en' });
    await screen.findAllByRole('row');
    for (const { why = '', what } of rowsOf(portalPrivacy)) {
      const words: Readonly<Record<string, string>> = privacyEn;
      const row = screen.getByRole('rowheader', { name: words[what] ?? '' }).closest('tr');
      expect(row?.textContent).toContain(words[why]);
    }
  });

  it.each([
    ['nb', '90 dager etter siste dag'],
    ['en', '90 days after its last day'],
  ] as const)('is 90 days of an e-bike (%s)', async (language, text) => {
    await openTerms(eBikePrivacy, { language });
    await screen.findByText(text);
  });

  it('is listed for everything that the portal writes in a browser, too', async () => {
    await openTerms(businessTerms);
    for (const name of Object.keys(browserStorage)) await screen.findByRole('rowheader', { name });
    expect(
      screen.getByRole('rowheader', { name: 'takst_browser' }).closest('tr')?.textContent,
    ).toMatch(/1 hour$/);
  });
});

describe('what the portal writes in a browser', () => {
  it('is written by these files alone, each with its names in the list of the terms', async () => {
    const root = join(import.meta.dirname, '../../..');
    const files = await Array.fromAsync(glob('{web,server}/**/*.{ts,tsx}', { cwd: root }));
    const writing: string[] = [];
    for (const file of files) {
      if (/node_modules|\/dist\/|testing\/|stand-ins\/|test-[\w-]+\.tsx?$|\.test\.tsx?$/.test(file))
        continue;
      const text = await readFile(join(root, file), 'utf8');
      if (
        /document\.cookie|setCookie\(|set-cookie|localStorage|sessionStorage|indexedDB|caches\.open/.test(
          text,
        )
      )
        writing.push(file);
    }
    expect(writing.toSorted()).toEqual(Object.keys(writtenBy).toSorted());
    for (const [file, names] of Object.entries(writtenBy)) {
      // The limit of calls knows the name of the session's cookie, too, and has it.
      const named = await readFile(join(root, 'server/platform/http/rate-limits.ts'), 'utf8');
      const text = (await readFile(join(root, file), 'utf8')) + named;
      for (const name of names) expect(text, file).toContain(name);
    }
    const written = new Set<string>(Object.values(writtenBy).flat());
    expect([...written].toSorted()).toEqual(Object.keys(browserStorage).toSorted());
  });
});

describe('the e-bike terms', () => {
  it('know which operators sell the subscription', async () => {
    const path = join(import.meta.dirname, '../../../database/reference/subscriptions.json');
    const file = JSON.parse(await readFile(path, 'utf8')) as ReferenceData;
    const sellers = file.subscriptions.filter(({ type }) => type === 'JOULE');
    expect(sellers.map(({ tenant }) => tenant)).toEqual(['ruter']);
  });

  it.each([
    ['akt', /AKT does not sell this subscription/],
    ['fjord', /Fjord does not sell this subscription/],
    ['ruter', /The order form of the portal says whether/],
  ] as const)('say at %s whether it is sold there', async (tenant, text) => {
    await openTerms(eBikeTerms, { tenant });
    await screen.findByText(text);
  });
});

type ReferenceData = { subscriptions: readonly { type: string; tenant: string }[] };

/** The names that each file writes. */
const writtenBy: Readonly<Record<string, readonly BrowserStorageName[]>> = {
  'server/platform/access/keep-browser.ts': ['takst_onboarding'],
  'server/platform/access/tokens/session-cookies.ts': ['takst_browser', 'takst_session'],
  'server/platform/web-pages/chosen-look.ts': ['language', 'theme'],
  'web/app/public/hide-secrets.ts': ['secrets:'],
  'web/ticketing/ticket-holder/offline/copy-store.ts': ['ticket-pages'],
  'web/app/outdated-page.ts': ['reloaded-for-new-version'],
  'web/app/shell/theme-choice.tsx': ['theme'],
  'web/platform/drafts/draft-store.ts': ['draft:', 'drafts-of-user'],
  'web/platform/session/picker/opened-page.ts': ['opened-page'],
  'web/platform/session/remembered-company.ts': ['company:', 'company'],
  'web/platform/texts/language.ts': ['language'],
};

const [first] = eBikeTerms.versions;
const change = {
  ...first.outline,
  sections: first.outline.sections
    .filter(({ id }) => id !== 'hvem')
    .map((section) => (section.id === 'pris' ? { ...section, texts: ['priceMonth'] } : section)),
};
/** The document after a change that applies from 1 February 2027. */
const changed: TermsDocument = {
  path: eBikeTerms.path,
  versions: [{ ...first, from: Temporal.PlainDate.from('2027-02-01'), outline: change }, first],
};

describe('a document with a former version', () => {
  it('shows the newest, with what has changed and the dates of both', async () => {
    await openTerms(changed);
    await screen.findByText('Applies from 1 February 2027.');
    expect(screen.queryByRole('heading', { name: 'Who can have it', level: 2 })).toBeNull();
    const changes = within(
      screen.getByRole('region', { name: 'Changed since the version of 26 November 2026' }),
    );
    expect(changes.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Price and payment',
      'Who can have it',
    ]);
    changes.getByText(/You pay us nothing for it/);
    expect(changes.queryByText('New')).toBeNull();
    screen.getByText('From 1 February 2027, applies now');
  });

  it('opens the former one by a link of its own, and leads back', async () => {
    const { router } = await openTerms(changed);
    fireEvent.click(
      await screen.findByRole('link', { name: '26 November 2026 to 31 January 2027' }),
    );
    await screen.findByText(
      'Applied from 26 November 2026 through 31 January 2027. This is the first version.',
    );
    expect(router.state.location.href).toBe('/vilkar/joule/vilkar?versjon=2026-11-26');
    screen.getByRole('heading', { name: 'Who can have it', level: 2 });
    expect(screen.queryByText(/Changed since/)).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Read the one that applies now' }));
    await screen.findByText('Applies from 1 February 2027.');
  });

  it('says of a date without a version that there is none, and shows the newest', async () => {
    await openTerms(changed, { search: '?versjon=2025-01-01' });
    await screen.findByText('There is no version with this date');
    screen.getByText('Applies from 1 February 2027.');
  });

  it('keeps the numbers of a former version as they were', async () => {
    const [now] = eBikePrivacy.versions;
    const past = { ...now.periods, eBikeHolder: { days: 60 } };
    const from = Temporal.PlainDate.from('2026-01-01');
    const versions = [now, { ...now, from, periods: past }] as const;
    await openTerms({ ...eBikePrivacy, versions }, { search: '?versjon=2026-01-01' });
    await screen.findByText('60 days after its last day');
    cleanup();
    await openTerms({ ...eBikePrivacy, versions });
    const changes = within(await screen.findByRole('region', { name: /^Changed since/ }));
    changes.getByText(/: 90 days after its last day/);
    changes.getByText(/: 60 days after its last day/);
  });
});
