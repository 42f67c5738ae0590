import { basename, join } from 'node:path';
import { areaOf } from '../architecture/storey-names.ts';
import { root } from '../source-paths.ts';
import { type ChunkContext, modulesOf } from './modules-of.ts';
import { pageRows } from './page-rows.ts';

/** A file of `web` with everything that it imports statically. */
const modulesIn = (file: string, chunking: ChunkContext): ReadonlySet<string> =>
  modulesOf(join(root, 'web', file), chunking);

/** Parts that many pages share, and the heaviest pages do without. */
const kits = [
  // Most pages have lists, but the heaviest are forms: some have a table, none a list.
  {
    name: 'list-kit',
    path: /\/web\/platform\/(lists\/|design\/(list\/(?!list-address|use-list\.ts)|search\/))|\/contract\/platform\/lists\/rows-asked\.ts/,
  },
  // A page or a part of one can keep its place in the address without the look of a list.
  {
    name: 'list-state',
    path: /\/web\/platform\/design\/list\/(list-address|use-list)\.ts|\/contract\/platform\/lists\/list-state\.ts/,
  },
  {
    name: 'table-kit',
    // Pages with a table give it out as a file.
    path: /\/web\/platform\/design\/(table\/|fields\/tick-box|page\/(badge|card-state|description-list)|buttons\/(download-|sheet-menu))/,
  },
  // A form may call a list, to offer some of its rows, without a table.
  { name: 'list-calls', path: /\/contract\/platform\/lists\/(workbook-of|list)\.ts/ },
  // The readings and the words of recorded changes.
  {
    name: 'history',
    path: /\/(domain\/(app|platform)\/changes\/[\w-]+|[\w-]+\.changes|history-entry\.schema|company-history\.schema|list-company-history\.contract)\.ts|\/web\/platform\/changes\/(use-change|change-details)/,
  },
  // The form library with what imports it: some pages show what forms say, and have none.
  {
    name: 'form-kit',
    path: /\/react-hook-form\/|\/(form|form-fields|create-field-hook|use-draft-form|body-resolver)\.tsx?$/,
  },
  // Small fields that forms, lists of rows and orders share in all combinations.
  {
    name: 'choice-fields',
    path: /\/web\/(platform\/design\/(fields\/(radio-cards|checkbox|select\.tsx)|dates\/lazy-date-picker)|ticketing\/tickets\/(date-choice|quick-day)\.field)/,
  },
  // The choice of zones is a part of forms; what is said of zones elsewhere needs no form.
  {
    name: 'zone-fields',
    path: /\/web\/ticketing\/tickets\/order-zones\/(use-zone-field|use-zone-price|zone-count\.field|zones\.fields|zone-selects|zone-info|zone-boxes|use-choose-zones)\.tsx?$/,
  },
  // A batch begins on one page and is mended and carried out on another.
  { name: 'batch-start', path: /\/web\/ticketing\/batches\/(start|read|list)\// },
  // What a search looks for, as the server reads it; forms have no search.
  {
    name: 'search-words',
    path: /\/domain\/(customers\/companies\/(search-words|folded)|platform\/phone\/phone-in-search)\.rules\.ts/,
  },
  // Lists for many and payments take a file; most pages do not.
  { name: 'drop-area', path: /\/web\/platform\/design\/fields\/drop-area\.tsx/ },
  { name: 'batch-rows', path: /\/web\/ticketing\/batches\/(draft|run|cell)\// },
  // The list of employees shows which batches run.
  {
    name: 'batch-list',
    path: /\/(contract\/ticketing\/batches\/(list-batches|batch\.schema|batch-service-names)|domain\/ticketing\/batches\/batch\.ts|web\/ticketing\/batches\/batch\/batch\.queries)/,
  },
  // A comparison is over batches, which most pages of its two services do without, and begins on one page like them.
  { name: 'roster', path: /\/(contract|domain)\/ticketing\/roster\// },
  { name: 'roster-start', path: /\/web\/ticketing\/roster\// },
  { name: 'change-titles', path: /\/web\/ticketing\/subscribers\/change-many\/act-texts/ },
  // Without the services: what they import would import this again.
  {
    name: 'batches',
    path: /\/(web|contract|domain)\/ticketing\/batches\/(?!company-ticket)|\/contract\/app\/batch-services/,
  },
];

const manyAreas = 6;

/** Pages of a service that are pages of another area with more on them: what both share stays in parts by page. */
const builtOver: Readonly<Record<string, string>> = {
  'services/company-tickets/person': 'subscribers',
  'services/housing/many': 'company-tickets',
  'services/housing/move-in': 'company-tickets',
  'services/housing/unit': 'subscribers',
};

const areaOfPage = (file: string): string =>
  builtOver[file.slice(0, file.lastIndexOf('/'))] ?? areaOf(`web/${file}`);

function chunkNames(chunking: ChunkContext): (id: string) => string | null {
  const pages = pageRows()
    // Visitors have a build of their own; users come to those pages seldom.
    .filter(({ isPublic }) => !isPublic)
    .map(({ file }) => ({
      area: areaOfPage(file),
      name: basename(file, '.page.tsx'),
      modules: modulesIn(file, chunking),
    }));
  const shell = modulesIn('app/shell/shell.tsx', chunking);
  const signedInFrame = modulesIn('app/signed-in-frame.tsx', chunking);
  const menu = modulesIn('app/shell/menu.tsx', chunking);
  return (id) => {
    const users = pages.filter(({ modules }) => modules.has(id));
    // Every page for users has them: one file is compressed better than four.
    if (shell.has(id) || menu.has(id) || signedInFrame.has(id)) return 'most-pages';
    const kit = kits.find(({ path }) => path.test(id));
    if (kit && users.length > 0) return kit.name;
    if (users.length > pages.length / 2) return 'most-pages';
    if (users.length < 2) return null;
    const areas = new Set(users.map(({ area }) => area));
    // Many areas in many combinations would be many small files.
    if (areas.size >= manyAreas) return 'many-areas';
    // Within an area a page does without what two others share.
    return (areas.size > 1 ? [...areas] : users.map(({ name }) => name)).sort().join('-and-');
  };
}

/**
 * Puts modules that pages share into a few files, by how many pages use them. The bundler alone makes
 * one file for each set of pages that share a module, some sixty for a list page, and over HTTP/1.1
 * each of them costs time. What a module imports is used by at least as many pages, so no two of these
 * files import each other.
 */
export function sharedChunks() {
  let nameOf: ((id: string) => string | null) | null = null;
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'start', tags: ['$initial' as const], priority: 1 },
      {
        debugName: 'shared by pages',
        minShareCount: 2,
        name: (id: string, chunking: ChunkContext) => (nameOf ??= chunkNames(chunking))(id),
      },
    ],
  };
}
