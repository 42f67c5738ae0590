import type { Tenant } from '@takst/domain/platform/tenants/tenants.ts';
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { en } from '../../web/app/app.en.ts';
import { nb } from '../../web/app/app.nb.ts';
import { prerenderFrame, prerenderHeading } from '../../web/app/shell/prerender-frame.ts';
import { en as commonEn } from '../../web/platform/texts/common-words.en.ts';
import { nb as commonNb } from '../../web/platform/texts/common-words.nb.ts';
import { en as sessionEn } from '../../web/platform/session/session.en.ts';
import { nb as sessionNb } from '../../web/platform/session/session.nb.ts';
import { frameSubtitles } from '../../web/platform/page-entries/frame-subtitles.ts';
import { formatText } from '../../web/platform/texts/format-text.ts';
import { root } from '../source-paths.ts';
import { type PageRow, pageRows } from './page-rows.ts';
import { dist } from './read-bundle.ts';

type Language = 'nb' | 'en';
const subtitleOf: Readonly<Record<string, { file: string; key: string } | undefined>> =
  frameSubtitles;
type TextFile = Readonly<Record<string, string>>;

const frameTexts = {
  nb: { ...commonNb, ...nb, loading: sessionNb.loading },
  en: { ...commonEn, ...en, loading: sessionEn.loading },
};

/** Writes beside the build the frame of pages for users, and their headings, which the server puts into it. */
export async function writePageFrames(): Promise<void> {
  const frames = {
    nb: prerenderFrame({ texts: frameTexts.nb }),
    en: prerenderFrame({ texts: frameTexts.en }),
  };
  // The heading of a page with an id is often a name.
  const rows = pageRows().filter(({ path, isPublic }) => !isPublic && !path.includes('{'));
  const headings = await Promise.all(rows.map(async (row) => [row.path, await headingsOf(row)]));
  await writeFile(
    join(dist, 'page-frames.json'),
    JSON.stringify({
      frames,
      headings: Object.fromEntries(headings),
      noHeading: prerenderHeading(null),
    }),
  );
}

async function headingsOf({ path, title }: PageRow) {
  const subtitle = subtitleOf[path] ?? null;
  const texts = subtitle && {
    nb: await textFile(`${subtitle.file}.nb.ts`, 'nb'),
    en: await textFile(`${subtitle.file}.en.ts`, 'en'),
  };
  // Pages of a housing association have words of their own.
  const service = path.startsWith('/borettslag') ? ('housing' as const) : null;
  return everywhere((freeTicketWord, language) => {
    const operator = { freeTicketWord, words: { nb: {}, en: {} } };
    const place = { language, operator, service };
    return prerenderHeading({
      title: formatText({ ...place, file: 'app', texts: frameTexts[language] }, title),
      subtitle:
        texts &&
        formatText({ ...place, file: subtitle.file, texts: texts[language] }, subtitle.key, {
          company: '{{company}}',
        }),
    });
  });
}

async function textFile(name: string, language: Language): Promise<TextFile> {
  const [file] = globSync(`web/**/${name}`, { cwd: root });
  if (file === undefined) throw new Error(`There is no ${name}`);
  const texts = (await import(pathToFileURL(join(root, file)).href)) as {
    readonly [L in Language]?: TextFile;
  };
  return texts[language] ?? {};
}

/** By what an operator calls a free ticket, and language: which operators there are the build does not know. */
const everywhere = (htmlOf: (word: Tenant['freeTicketWord'], language: Language) => string) => ({
  freeTicket: { nb: htmlOf('freeTicket', 'nb'), en: htmlOf('freeTicket', 'en') },
  employeeTicket: { nb: htmlOf('employeeTicket', 'nb'), en: htmlOf('employeeTicket', 'en') },
});
