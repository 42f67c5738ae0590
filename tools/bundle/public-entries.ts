import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../source-paths.ts';
import { type ChunkContext, modulesOf } from './modules-of.ts';
import { type PageRow, pageRows } from './page-rows.ts';

const prefix = 'public-page:';
const languages = ['nb', 'en'] as const;
type EntryLanguage = (typeof languages)[number];

/** The name of the entry of a page in a language. */
export const publicEntry = (path: string, language: EntryLanguage): string =>
  `${prefix}${path}:${language}`;

const publicRows = (): PageRow[] => pageRows().filter(({ isPublic }) => isPublic);

/** An entry for each public page and language: a visitor loads one page in one language, and no list of others. */
export const publicEntries = (): string[] =>
  publicRows().flatMap(({ path }) => languages.map((language) => publicEntry(path, language)));

/** Gives the entries their code: the page, its texts, and what brings them to life. */
export function publicEntryCode() {
  const textFiles = globSync('web/**/*.{nb,en}.ts', { cwd: root });
  const textFile = (name: string, language: EntryLanguage): string => {
    const file = textFiles.find((one) => basename(one) === `${name}.${language}.ts`);
    if (!file) throw new Error(`There are no texts ${name} in ${language}`);
    return join(root, file);
  };
  return {
    name: 'public-page-entries',
    resolveId: (id: string) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id: string) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [path, language] = id.slice(prefix.length + 1).split(':') as [string, EntryLanguage];
      const row = publicRows().find((one) => one.path === path);
      if (!row) throw new Error(`There is no public page ${path}`);
      return [
        `import { ${row.component} as page } from ${JSON.stringify(join(root, 'web', row.file))};`,
        `import { startPublicPage } from ${JSON.stringify(join(root, 'web/app/public/start-public-page.tsx'))};`,
        ...row.texts.map(
          (name, place) =>
            `import { ${language} as texts${place} } from ${JSON.stringify(textFile(name, language))};`,
        ),
        `void startPublicPage(page, { ${row.texts
          .map((name, place) => `${JSON.stringify(name)}: texts${place}`)
          .join(', ')} });`,
      ].join('\n');
    },
  };
}

/**
 * A few files for all public pages: what each of them needs, what most need, and what calls the server, with what most
 * callers need. A module imports those of its own file and of the files before it, so that no two files import each other.
 */
export function publicChunks() {
  let nameOf: ((id: string) => string | null) | null = null;
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'public pages',
        name: (id: string, chunking: ChunkContext) => (nameOf ??= chunkNames(chunking))(id),
      },
    ],
  };
}

function chunkNames(chunking: ChunkContext): (id: string) => string | null {
  const pages = publicEntries().map((entry) => modulesOf(`\0${entry}`, chunking));
  const call = join(root, 'web/platform/api/call.ts');
  const callers = pages.filter((modules) => modules.has(call));
  const countUsers = (id: string, among: typeof pages): number =>
    among.filter((modules) => modules.has(id)).length;
  const isEverywhere = (id: string): boolean => countUsers(id, pages) === pages.length;
  const calls = modulesOf(call, chunking);
  const callsServer = (id: string): boolean =>
    [...modulesOf(id, chunking)].some((module) => calls.has(module) && !isEverywhere(module));
  return (id) => {
    if (isEverywhere(id)) return 'start';
    if (calls.has(id)) return 'calls';
    const users = countUsers(id, pages);
    // Pages that call nothing do without the second file.
    if (users >= pages.length / 2 && !callsServer(id)) return 'visitors';
    const isForCallers =
      countUsers(id, callers) === users && users >= callers.length * callersShare;
    return isForCallers ? 'calls' : null;
  };
}

/** A module that so many of the calling pages need, and no other page, comes with what calls the server. */
const callersShare = 0.7;
