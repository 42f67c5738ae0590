import { ticketServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import { isTest, workspaceOf, type SourceFile } from './source-file.ts';
import { areaOf } from './storey-names.ts';
import { isLevel, pointsUp } from './storeys.ts';

/** A rule about one file and one thing that it imports; true is a violation. */
export type ImportRule = {
  name: string;
  breaks: (file: SourceFile, target: string) => boolean;
};

/** Areas of the web that are built over others of their storey. The platform and lower storeys are free to use. */
const builtOver: Readonly<Record<string, readonly string[]>> = {
  'my-page': ['companies'],
  'code-pools': ['batches'],
  roster: ['batches', 'tickets'],
  subscribers: ['batches', 'tickets'],
  'travel-cards': ['batches'],
  'company-tickets': ['self-service'],
  housing: ['company-tickets', 'self-service'],
  'operator-desk': ['price-changes'],
};

const mayReach: Record<string, readonly string[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  server: ['server', 'contract', 'domain', 'database'],
  web: ['web', 'contract', 'domain'],
};

/** What belongs to one ticket service: its contracts, its rules, its pages. */
const isOfOneService = (path: string): boolean =>
  ['contract', 'domain', 'web'].includes(workspaceOf(path) ?? '') &&
  ticketServiceIds.some((service) => service === areaOf(path));

/** Where SQL is allowed: stores, queries, and the platform below them. */
export const speaksSql = (path: string): boolean =>
  /\.(store|query)\.ts$/.test(path) ||
  /^server\/(platform\/(db|jobs|changes)|testing)\//.test(path) ||
  isTest(path);

/** The import rules of ARCHITECTURE.md, by the paths of importer and imported. */
export const importRules: readonly ImportRule[] = [
  {
    name: 'a workspace reaches only those below it',
    breaks: ({ path }, target) => {
      const own = workspaceOf(path);
      const other = target.split('/')[0] ?? '';
      if (!own || (other === 'database' && areaOf(path) !== 'app' && !isTest(path)))
        return own !== null;
      return !mayReach[own]?.includes(other);
    },
  },
  {
    name: 'an area of the server reaches another only through its public file',
    breaks: ({ path }, target) =>
      bothIn('server', path, target) &&
      areaOf(path) !== areaOf(target) &&
      areaOf(path) !== 'app' &&
      !isTest(path) &&
      !/^server\/(platform|testing)\//.test(target) &&
      !target.endsWith('.public.ts'),
  },
  {
    name: 'no import points to a higher storey',
    breaks: ({ path }, target) => pointsUp(path, target),
  },
  {
    name: 'an area of the web imports one of its storey only where it is built over it',
    breaks: ({ path }, target) =>
      bothIn('web', path, target) &&
      isLevel(path, target) &&
      !isTest(path) &&
      !path.startsWith('web/platform/') &&
      areaOf(path) !== areaOf(target) &&
      !builtOver[areaOf(path)]?.includes(areaOf(target)),
  },
  {
    name: 'what an area tells of its changes is gathered by domain/app',
    breaks: ({ path }, target) =>
      target.endsWith('.changes.ts') && !path.startsWith('domain/app/') && !isTest(path),
  },
  {
    name: 'the dialogs of tickets know no service',
    breaks: ({ path }, target) =>
      path.startsWith('web/ticketing/tickets/') && !isTest(path) && isOfOneService(target),
  },
  {
    name: 'nothing imports app',
    breaks: ({ path }, target) =>
      /^(server|web)\/app\//.test(target) &&
      areaOf(path) !== 'app' &&
      path !== 'web/main.tsx' &&
      workspaceOf(path) !== null &&
      !isTest(path),
  },
  {
    name: 'only app gathers the pages of the areas',
    breaks: ({ path }, target) =>
      bothIn('web', path, target) && target.endsWith('.pages.ts') && areaOf(path) !== 'app',
  },
  {
    name: 'only stores and queries look into the database',
    breaks: ({ path }, target) => target === 'server/platform/db/tables.ts' && !speaksSql(path),
  },
  {
    name: 'only app wires adapters',
    breaks: ({ path }, target) =>
      target.endsWith('.adapter.ts') && areaOf(path) !== 'app' && !isTest(path),
  },
  {
    name: 'imports carry their ending',
    breaks: (_file, target) => !/\.(tsx?|mjs|css|json)$/.test(target),
  },
  {
    name: 'only tests use what is made for tests',
    breaks: ({ path }, target) => workspaceOf(path) !== null && isTest(target) && !isTest(path),
  },
];

const bothIn = (workspace: string, ...paths: string[]): boolean =>
  paths.every((path) => workspaceOf(path) === workspace);
