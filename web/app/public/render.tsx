import { renderToStringAsync } from 'preact-render-to-string';
import { answersWithPage, type RawAnswer } from '#platform/api/answers-with-page.ts';
import type { Theme } from '#app/shell/theme-choice.tsx';
import { visitorEntries } from '#app/page-table/visitor.pages.ts';
import { setLive } from '#platform/design/use-is-live.ts';
import type { PageEntries, PageEntry } from '#platform/page-entries/page-entry.ts';
import { takeFactsFrom } from '#platform/texts/page-facts.ts';
import { plainText } from '#platform/texts/refusal-texts.ts';
import { textStore } from '#platform/texts/text-store.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { loadPublicText } from './load-public-text.ts';
import { PublicFrame } from './public-frame.tsx';
import { PublicPage } from './public-page.tsx';
import { renderInTheme } from './public-theme.ts';
import { beginVisit, type PublicVisit } from './public-visit.ts';

/** What the server knows of a request for a public page. */
export type PublicRequest = {
  readonly visit: PublicVisit;
  readonly facts: Parameters<typeof takeFactsFrom>[0];
  readonly theme: Theme;
  /** By the addresses of their calls. */
  readonly answers: Readonly<Record<string, RawAnswer>>;
};

export type RenderedPage = {
  /** The title of the page, without the operator's name. */
  readonly title: string;
  /** How often a browser without scripts fetches the page again, in seconds; undefined for never. */
  readonly refreshWithoutScript: number | undefined;
  readonly html: string;
  /** Calls whose answers the page shows and has not got. */
  readonly missing: readonly string[];
};

const entries: PageEntries = visitorEntries;
const languages = ['nb', 'en'] as const;

textStore.fetchWith(loadPublicText);
setLive(false);
for (const language of languages) {
  textStore.renderIn(language);
  await textStore.loadAll(['app', ...Object.values(entries).flatMap(({ texts }) => texts)]);
}

/** What a render reads belongs to one request, so that one ends before the next begins. */
let last: Promise<unknown> = Promise.resolve();

/** Renders a public page with its frame. */
export function renderPublicPage(request: PublicRequest): Promise<RenderedPage | null> {
  const entry = entries[request.visit.path];
  if (!entry) return Promise.resolve(null);
  const rendering = last.then(() => inTime(render(entry, request)));
  last = rendering.catch(() => undefined);
  return rendering;
}

const longestRenderMs = 3_000;

/** One that never ends would keep all that follow waiting. */
const inTime = <Result,>(rendering: Promise<Result>): Promise<Result> =>
  Promise.race([
    rendering,
    new Promise<never>((_, reject) => {
      AbortSignal.timeout(longestRenderMs).addEventListener('abort', () =>
        reject(new Error('The page took too long to render')),
      );
    }),
  ]);

async function render(entry: PageEntry, request: PublicRequest): Promise<RenderedPage> {
  const { visit, facts, theme, answers } = request;
  const Content = await entry.load();
  takeFactsFrom(facts);
  textStore.renderIn(facts.language === 'en' ? 'en' : 'nb');
  renderInTheme(theme);
  beginVisit(visit);
  answersWithPage.put(answers);
  const content = await renderToStringAsync(<PublicPage content={Content} />);
  const missing = answersWithPage.missing();
  const html = await renderToStringAsync(<PublicFrame content={content} />);
  const title = await renderToStringAsync(<Title text={entry.title} />);
  const { refreshWithoutScript } = entry;
  return { title, refreshWithoutScript, html, missing };
}

const Title = ({ text }: { text: PageEntry['title'] }) => <>{plainText(useTexts('app'), text)}</>;
