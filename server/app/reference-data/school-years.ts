import { knownTenant } from '#platform/tenants/known-tenant.ts';
import { z } from 'zod';
import type { Transaction } from '#platform/db/database.ts';
import {
  type FileOrigin,
  type RowChange,
  rowOrigin,
  stampOf,
} from '#platform/reference-data/reference-row.ts';
import { saveReferenceRows } from '#platform/reference-data/reference-rows.store.ts';

/** The school years of operators that sell school tickets (domain: School ticket). */
export const schoolYearSection = z.array(
  z
    .strictObject({
      tenant: knownTenant,
      /** From this day on the year may be ordered, beside the one before it. */
      opensOn: z.iso.date(),
      /** The first and the last day on which a ticket of the year may begin. */
      firstStart: z.iso.date(),
      latestStart: z.iso.date(),
      /** The end of a ticket without an earlier one. */
      lastDay: z.iso.date(),
      ...rowOrigin,
    })
    .refine(({ opensOn, firstStart }) => opensOn <= firstStart, {
      path: ['firstStart'],
      message: 'is before opensOn',
    })
    .refine(({ firstStart, latestStart }) => firstStart <= latestStart, {
      path: ['latestStart'],
      message: 'is before firstStart',
    })
    .refine(({ latestStart, lastDay }) => latestStart <= lastDay, {
      path: ['lastDay'],
      message: 'is before latestStart',
    }),
);

const schoolYearTable = {
  table: 'school_tickets.school_year',
  key: ['tenant', 'first_start'],
} as const;

export const saveSchoolYears = (
  tx: Transaction,
  file: FileOrigin & { readonly schoolYears: z.output<typeof schoolYearSection> },
): Promise<RowChange[]> =>
  saveReferenceRows(
    tx,
    schoolYearTable,
    file.schoolYears.map(({ tenant, opensOn, firstStart, latestStart, lastDay, ...row }) => ({
      tenant,
      opens_on: opensOn,
      first_start: firstStart,
      latest_start: latestStart,
      last_day: lastDay,
      ...stampOf(file, row),
    })),
  );
