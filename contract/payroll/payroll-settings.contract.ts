import { csvDelimiters } from '@takst/domain/csv/csv.rules.ts';
import { payrollFormatNames } from '@takst/domain/payroll/payroll-formats.ts';
import {
  type OrderableType,
  orderableTypes,
} from '@takst/domain/subscriptions/subscription-type.ts';
import * as z from 'zod/mini';
import { changedSince, seenVersion } from '#changed-since.ts';
import { route } from '#route.ts';

/** A pay code under which the payroll system deducts; null for none. */
const wageType = z.nullable(
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{0,5}$/, { error: 'numbersOnly' })),
    z.transform((text) => (text === '' ? null : text)),
  ),
);

/** Of products that are deducted under a pay code of their own; the others have `wageType`. */
const wageTypes = z.strictObject({
  TICKET: z._default(wageType, null),
  JOULE: z._default(wageType, null),
  OTTO: z._default(wageType, null),
  CAR_POOL: z._default(wageType, null),
} satisfies Record<OrderableType, unknown>);
const noWageTypes = { TICKET: null, JOULE: null, OTTO: null, CAR_POOL: null };

export const payrollSettings = z.object({
  delimiter: z.enum(csvDelimiters),
  /** Of the payroll system; null for none. */
  format: z.nullable(z.enum(payrollFormatNames)),
  wageType: z.nullable(z.string()),
  wageTypes: z.record(z.enum(orderableTypes), z.nullable(z.string())),
  /** A digest: whoever saves sends the one that they saw. */
  version: z.string(),
});
export type PayrollSettings = z.output<typeof payrollSettings>;

export const getPayrollSettings = route({
  method: 'GET',
  path: '/api/payroll/settings/by-company-id/{id}',
  summary: 'How the payroll files of a company are made',
  needs: 'companyTicket',
  company: 'id',
  reply: payrollSettings,
  refusals: {},
});

export const savePayrollSettings = route({
  method: 'POST',
  path: '/api/payroll/settings/by-company-id/{id}',
  summary: 'Saves how the payroll files of a company are made',
  needs: 'companyTicket',
  company: 'id',
  body: z
    .strictObject({
      delimiter: z.enum(csvDelimiters),
      format: z.nullable(z.enum(payrollFormatNames)),
      /** Counts only with a format. */
      wageType,
      wageTypes: z._default(wageTypes, noWageTypes),
      version: seenVersion,
    })
    .check(
      z.refine(({ format, wageType: given }) => format === null || given !== null, {
        path: ['wageType'],
        error: 'required',
      }),
    ),
  example: {
    delimiter: 'semicolon',
    format: 'huldt-lillevik',
    wageType: '710',
    wageTypes: { JOULE: '720' },
  },
  reply: payrollSettings,
  refusals: {
    /** Somebody else has saved since; `settings` are theirs. */
    SETTINGS_CHANGED_SINCE: changedSince({ settings: payrollSettings }),
  },
});
