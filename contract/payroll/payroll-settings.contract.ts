import { csvDelimiters } from '@takst/domain/csv/csv.rules.ts';
import { payrollFormatNames } from '@takst/domain/payroll/payroll-formats.ts';
import * as z from 'zod/mini';
import { route } from '#route.ts';

/** The pay code under which the payroll system deducts; null for none. */
const wageType = z.nullable(
  z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{0,5}$/, { error: 'numbersOnly' })),
    z.transform((text) => (text === '' ? null : text)),
  ),
);

export const payrollSettings = z.object({
  delimiter: z.enum(csvDelimiters),
  /** Of the payroll system; null for none. */
  format: z.nullable(z.enum(payrollFormatNames)),
  wageType: z.nullable(z.string()),
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
      /** Of the settings that the user saw; without it they are saved over whatever there is. */
      version: z.optional(z.string()),
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
  },
  reply: payrollSettings,
  refusals: {
    /** Somebody else has saved since; `settings` are theirs. */
    SETTINGS_CHANGED_SINCE: { status: 409, details: z.object({ settings: payrollSettings }) },
  },
});
