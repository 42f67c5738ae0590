import {
  erasePersonalData as eraseRoute,
  exportPersonalData as exportRoute,
  findPersonalData as findRoute,
  listPersonRequests as listRoute,
} from '@takst/contract/app/people/personal-data.contract.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { namesOfCompanies } from './company-names.query.ts';
import { describeRows, personFile } from './describe-person.ts';
import { erasePersonJob } from './erase-person.job.ts';
import { findPerson, type FoundRow } from './find-person.ts';
import { personRequestPage, savePersonRequest, saveResult } from './person-request.store.ts';

const companyIdsOf = (rows: readonly FoundRow[]) => [
  ...new Set(rows.flatMap(({ companyId }) => companyId ?? [])),
];

export const findPersonalData = (database: Database) =>
  serve(findRoute, ({ scope: { tenant }, body: { number: phone }, today, language }) =>
    database.transaction(async (tx) => {
      const { rows } = await findPerson(tx, { tenant, phone, today });
      const companies = await namesOfCompanies(tx, companyIdsOf(rows));
      return { reply: { rows: describeRows(rows, { companies, language }) } };
    }),
  );

export const exportPersonalData = (changes: ChangePath) =>
  serveChange(exportRoute, changes, async (change, { scope, body, today, now, language }) => {
    const { tenant, userId } = scope;
    const { phoneNumber: phone, ...why } = body;
    const { rows } = await findPerson(change.tx, { tenant, phone, today });
    if (rows.length === 0) return { refused: { code: 'PERSON_NOT_FOUND' } };
    const id = await savePersonRequest(change.tx, { ...why, kind: 'export', tenant, userId, now });
    const result = { state: 'done', count: rows.length, keptCount: null, now } as const;
    await saveResult(change.tx, { tenant, id }, result);
    await recordRequest(change, 'export-personal-data', id);
    const companies = await namesOfCompanies(change.tx, companyIdsOf(rows));
    const described = describeRows(rows, { companies, language });
    const text = personFile({ phone, now, rows: described, language });
    return { reply: { fileName: `${fileNames[language]}-${id}.json`, text } };
  });

const fileNames = { nb: 'personopplysninger', en: 'personal-data' } as const;

/** Enqueues the erasure of a person. Nothing is erased while something is in force. */
export const erasePersonalData = (changes: ChangePath) =>
  serveChange(eraseRoute, changes, async (change, { scope, body, today, now }) => {
    const { tenant, userId } = scope;
    const { phoneNumber: phone, ...why } = body;
    const { rows } = await findPerson(change.tx, { tenant, phone, today });
    if (rows.length === 0) return { refused: { code: 'PERSON_NOT_FOUND' } };
    const inForce = rows.filter(({ end }) => end === 'in-force');
    if (inForce.length > 0) {
      const kinds = [...new Set(inForce.map(({ kind }) => kind))];
      return { refused: { code: 'STILL_IN_FORCE', kinds } };
    }
    const id = await savePersonRequest(change.tx, { ...why, kind: 'erase', tenant, userId, now });
    await recordRequest(change, 'erase-personal-data', id);
    await change.enqueue(erasePersonJob, { tenant, id, phone });
    return { reply: { id } };
  });

const recordRequest = (
  change: Change,
  kind: 'export-personal-data' | 'erase-personal-data',
  id: number,
) =>
  change.record({
    companyId: null,
    kind,
    subject: { type: 'personal-data-request', id },
    about: null,
    before: null,
    after: null,
  });

export const listPersonRequests = (database: Database) =>
  serve(listRoute, async ({ scope: { tenant }, query }) => {
    const { totalEntries, matches } = await personRequestPage(database, { ...query, tenant });
    return {
      reply: {
        totalEntries,
        matches: matches.map(({ requestedAt, ...entry }) => ({
          ...entry,
          requestedAt: Temporal.Instant.from(requestedAt),
        })),
      },
    };
  });
