import { holdsAreas, isTest, workspaceOf, type SourceFile } from './source-file.ts';

/** A rule about one file by itself; true is a violation. */
export type FileRule = { name: string; breaks: (file: SourceFile) => boolean };

const maxLines = 300;
/** Folders below a workspace: an area and its part, in a storey or not. */
const deepest = 2;

const vagueNames = /(^|\/)(index|utils?|helpers?|common|shared|misc|types|constants)\.\w+$/;
const disabling = /(oxlint|eslint|biome)-(disable|ignore)|@ts-(ignore|nocheck|expect-error)/;
/** A type test has to expect an error. */
const disablingInTests = /(oxlint|eslint|biome)-(disable|ignore)|@ts-(ignore|nocheck)/;

/** A suffix says which part of an operation, or of the design system, a file is. */
const suffixes = new Set([
  'race',
  'rules',
  'contract',
  'schema',
  'routes',
  'store',
  'query',
  'public',
  'job',
  'port',
  'adapter',
  'service',
  'changes',
  'page',
  'pages',
  'form',
  'modal',
  'table',
  'queries',
  'section',
  'field',
  'fields',
  'nb',
  'en',
  'texts',
  'test',
  'bench',
  'config',
  'd',
]);

/** The files that may read the machine's clock. */
const clocks = [
  'server/platform/time/clock.ts',
  'server/platform/db/connection/lock-file.ts',
  'web/platform/api/device-clock.ts',
];
const timeOfDay = new Set(['Temporal.Now', 'Date.now', 'new Date']);

/** Where the router's links become typed ones. */
const makesLinks = /^web\/(app\/router\.tsx|platform\/design\/(links|list)\/)/;
const untypedLink =
  /import[^;]*\b(Link|Navigate|createLink|useNavigate|redirect)\b[^;]*from '@tanstack\/react-router'|\bhref=[{"'`]+\/\w/;
/** Sizes, shadows and colours that the theme does not have: Tailwind leaves them out without a word. */
const unknownClass =
  /[\s"'`:](text-(xs|sm|base|lg|\d?xl)|shadow-(sm|md|lg|\d?xl)|(bg|text|border|ring|fill|stroke)-((on-)?(solid|tint)|accent)|bg-(danger|error))["'`\s/]/;
/** Shows the first option for a value that is none of them. */
const bareSelect = /<select\b/;
const selectFile = 'web/platform/design/fields/native-select.tsx';
/** A test of the server that opens its portal or database by hand, or shares it by a hook. */
const opensByHand = /\b(beforeAll|afterAll|openTestDatabase|testPortal|startPortal)\(/;

/** Words of sentences without a plain subject or object. */
const riddle = /\b(whoever|whom|of what)\b|^somebody\b/i;

/** What the build writes, which no source can name; every file of the contract, for the names in it (docs/decisions/0134). */
const importsUnnamed = [
  'server/platform/web-pages/import-built.ts',
  'server/app/areas/operation-ids.ts',
];

/** What `npm run new` leaves to an engineer to write. */
const leftToWrite = /\bTODO\b/;
/** The files that write or forbid the word. */
const writesIt = /^tools\/(new|architecture|trials)\b/;

export const fileRules: readonly FileRule[] = [
  {
    name: 'no TODO is merged',
    breaks: ({ path, text }) => leftToWrite.test(text) && !writesIt.test(path),
  },
  {
    name: 'tests get a portal or a database by portalTest and databaseTest',
    breaks: ({ path, text }) =>
      /^(server|database)\/.*\.test\.ts$/.test(path) && opensByHand.test(text),
  },
  { name: 'a file name says what is inside', breaks: ({ path }) => vagueNames.test(path) },
  {
    name: 'a suffix says which part a file is',
    breaks: ({ path }) =>
      path
        .slice(path.lastIndexOf('/') + 1)
        .split('.')
        .slice(1, -1)
        .some((suffix) => !suffixes.has(suffix)),
  },
  {
    name: `folders are at most ${deepest} deep`,
    breaks: ({ path }) =>
      workspaceOf(path) !== null &&
      path.split('/').length > deepest + 2 + (holdsAreas(path) ? 1 : 0),
  },
  {
    name: 'components stand in the web',
    breaks: ({ path }) => path.endsWith('.tsx') && workspaceOf(path) !== 'web',
  },
  {
    name: 'the dialogs of tickets have words of their own',
    breaks: ({ path, text }) =>
      path.startsWith('web/ticketing/tickets/') &&
      !isTest(path) &&
      text.includes("'company-tickets')"),
  },
  { name: 'no any', breaks: ({ hasAny }) => hasAny },
  { name: 'no type is forced', breaks: ({ hasForcedType }) => hasForcedType },
  {
    name: 'no rule is switched off',
    breaks: ({ path, text }) =>
      // The rules themselves contain the forbidden names.
      !path.startsWith('tools/architecture/') &&
      (isTest(path) ? disablingInTests : disabling).test(text),
  },
  {
    name: 'a link names a page that exists',
    breaks: ({ path, text }) =>
      workspaceOf(path) === 'web' &&
      !makesLinks.test(path) &&
      !isTest(path) &&
      untypedLink.test(text),
  },
  {
    name: 'a class is one that the theme has',
    breaks: ({ path, text }) => workspaceOf(path) === 'web' && unknownClass.test(text),
  },
  {
    name: 'a select shows what its value is, by NativeSelect',
    breaks: ({ path, text }) =>
      workspaceOf(path) === 'web' && path !== selectFile && !isTest(path) && bareSelect.test(text),
  },
  {
    name: 'a comment says plainly who does what',
    breaks: ({ comments }) => comments.some((comment) => riddle.test(comment)),
  },
  { name: `no file over ${maxLines} lines`, breaks: ({ lines }) => lines > maxLines },
  {
    name: 'an import names its file',
    breaks: ({ path, hasUnnamedImport }) =>
      hasUnnamedImport &&
      workspaceOf(path) !== null &&
      !importsUnnamed.includes(path) &&
      !isTest(path),
  },
  {
    name: 'rules and contract know no clock, no chance and no outside',
    breaks: ({ path, world }) =>
      ['domain', 'contract'].includes(workspaceOf(path) ?? '') && !isTest(path) && world.length > 0,
  },
  {
    name: 'the clock is passed in',
    breaks: ({ path, world }) =>
      workspaceOf(path) !== null &&
      !clocks.includes(path) &&
      !isTest(path) &&
      world.some((name) => timeOfDay.has(name)),
  },
];
