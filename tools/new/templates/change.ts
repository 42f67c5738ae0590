import { joined, type NewFile, type Skeleton } from '../skeleton.ts';
import { dialogSkeleton } from './dialog.ts';
import { accessNote, routeLine } from './read.ts';
import { nobodysId, rowWithinScope, type RowTemplate } from './row.ts';

/** The day of the clock of a test portal is before it. */
const laterDay = '2026-04-01';
const passedDay = '2020-01-01';

const passed = 'START_DATE_PASSED';

const contractFile = ({ folder, area, name, camel, notFound, needs }: RowTemplate): NewFile => ({
  path: `contract/${folder}/${name}.contract.ts`,
  text: `import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';

export const ${camel} = route({
  method: 'PUT',
  path: '/api/${area}/{id}/${name}',
  summary: 'TODO: what the call changes, in one sentence',
  needs: '${needs}',
  body: z.strictObject({ startDate: calendarDate }),
  example: { startDate: '${laterDay}' },
  reply: z.object({ id }),
  refusals: { ${notFound}: { status: 404 }, ${passed}: { status: 422 } },
});
`,
});

const ruleFile = ({ folder, name, pascal }: RowTemplate): NewFile => ({
  path: `domain/${folder}/${name}.rules.ts`,
  text: `export type ${pascal}Question = {
  readonly startDate: Temporal.PlainDate;
  readonly today: Temporal.PlainDate;
};

export type ${pascal}Refusal = { readonly code: '${passed}' };

/** Why it may not be done from a day on, or null when it may. */
export const refuse${pascal} = ({ startDate, today }: ${pascal}Question): ${pascal}Refusal | null =>
  Temporal.PlainDate.compare(startDate, today) < 0 ? { code: '${passed}' } : null;
`,
});

const ruleTestFile = ({ folder, name, pascal }: RowTemplate): NewFile => ({
  path: `domain/${folder}/${name}.test.ts`,
  text: `import { describe, expect, it } from 'vitest';
import { date } from '#testing/any-date.ts';
import { refuse${pascal} } from './${name}.rules.ts';

describe('${name}', () => {
  it.each([
    ['2026-03-05', { code: '${passed}' }],
    ['2026-03-06', null],
    ['2026-03-07', null],
  ])('from %s, asked on 2026-03-06: %j', (startDate, refusal) => {
    const question = { startDate: date(startDate), today: date('2026-03-06') };
    expect(refuse${pascal}(question)).toEqual(refusal);
  });
});
`,
});

const serverFile = ({ folder, name, camel, pascal, alias, notFound }: RowTemplate): NewFile => ({
  path: `server/${folder}/${name}.ts`,
  text: `import { ${camel} as route } from '@takst/contract/${folder}/${name}.contract.ts';
import { refuse${pascal} } from '@takst/domain/${folder}/${name}.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { lock${pascal} } from './${name}.store.ts';

export const ${camel} = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, { scope, params, body, today }) => {
    const refused = refuse${pascal}({ startDate: body.startDate, today });
    if (refused) return { refused };
    const row = await lock${pascal}(tx, scope, params.id);
    if (!row) return { refused: { code: '${notFound}' } };
    await record({
      companyId: row.companyId,
      kind: '${name}',
      subject: { type: '${alias}', id: row.id },
      about: null,
      before: null,
      after: { startDate: body.startDate },
    });
    return { reply: { id: row.id } };
  });
`,
});

const testFile = ({ folder, name, camel, notFound }: RowTemplate): NewFile => ({
  path: `server/${folder}/${name}.test.ts`,
  text: `import { ${camel} } from '@takst/contract/${folder}/${name}.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

const params = { id: ${nobodysId} };
const ask = (portal: TestPortal, startDate: string, user = 'operator') =>
  portal.callAs(portal.user(user), ${camel}, { params, body: { startDate } });

describe('${name}', () => {
  portalTest('finds no row of an id that none has', async (portal) => {
    expect(await ask(portal, '${laterDay}')).toMatchObject({
      status: 404,
      json: { code: '${notFound}' },
    });
  });

  portalTest('is refused from a day that has passed', async (portal) => {
    expect(await ask(portal, '${passedDay}')).toMatchObject({
      status: 422,
      json: { code: '${passed}' },
    });
  });

  portalTest('is closed to users without a company', async (portal) => {
    expect(await ask(portal, '${laterDay}', 'no-companies')).toMatchObject({ status: 403 });
  });
});
`,
});

/** A call that changes: it locks a row within the scope, asks a rule about a day and records what was asked for. */
export function changeSkeleton(template: RowTemplate): Skeleton {
  const { storey, area, folder, name, camel, notFound } = template;
  const operation: Skeleton = {
    files: [
      contractFile(template),
      ruleFile(template),
      ruleTestFile(template),
      rowWithinScope(template, { lock: true }),
      serverFile(template),
      testFile(template),
    ],
    insertions: [
      routeLine(template, ['changes']),
      {
        path: `domain/${storey}/${area}/${area}.changes.ts`,
        into: /Kinds$/,
        line: `'${name}': {
    of: 'nothing',
    name: { nb: 'TODO: ${name}', en: 'TODO: ${name}' },
    action: { nb: 'TODO: ${name}', en: 'TODO: ${name}' },
  },`,
      },
    ],
    notes: [
      `server/${folder}/${name}.store.ts: what is saved, with what was before and after it in the record of ${name}.ts`,
      `server/${folder}/${name}.test.ts: a row that is there: what it does, the same again, two at once, who may`,
      accessNote,
    ],
  };
  const dialog = dialogSkeleton(template, {
    export: camel,
    contract: `@takst/contract/${folder}/${name}.contract.ts`,
    refusals: [
      { code: notFound, status: 404, hasDetails: false },
      { code: passed, status: 422, hasDetails: false },
    ],
    input: `{ params: { id: 7 }, body: { startDate: Temporal.PlainDate.from('${laterDay}') } }`,
    reply: '{ id: 7 }',
  });
  return joined(operation, dialog);
}
