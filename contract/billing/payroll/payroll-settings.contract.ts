import { csvDelimiters } from '@takst/domain/platform/csv/csv.rules.ts';
import { payrollFormatNames } from '@takst/domain/billing/payroll/payroll-formats.ts';
import {
  type OrderableType,
  orderableTypes,
} from '@takst/domain/catalogue/products/subscription-type.ts';
import * as z from 'zod/mini';
import { changedSince, seenVersion } from '#platform/calls/changed-since.ts';
import { route } from '#platform/calls/route.ts';

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

const payrollSettings = z.object({
  delimiter: z.enum(csvDelimiters),
  /** Of the payroll system; null for none. */
  format: z.nullable(z.enum(payrollFormatNames)),
  wageType: z.nullable(z.string()),
  wageTypes: z.record(z.enum(orderableTypes), z.nullable(z.string())),
  /** Of the taxable benefit of free tickets. */
  benefitWageType: z.nullable(z.string()),
  /** A digest of the settings. A save sends the digest that the user saw. */
  version: z.string(),
});
export type PayrollSettings = z.output<typeof payrollSettings>;

/**
 * Company tickets are deducted, free tickets are taxed. A user with only one of the two features reads all settings but changes
 * only the pay codes of that feature.
 */
const anyPayroll = { any: ['companyTicket', 'freeTicket'] } as const;

export const getPayrollSettings = route({
  method: 'GET',
  path: '/api/payroll/settings/by-company-id/{id}',
  summary: 'How the payroll files of a company are made',
  needs: anyPayroll,
  company: 'id',
  reply: payrollSettings,
  refusals: {},
});

export const savePayrollSettings = route({
  method: 'POST',
  path: '/api/payroll/settings/by-company-id/{id}',
  summary: 'Saves how the payroll files of a company are made',
  needs: anyPayroll,
  company: 'id',
  body: z.strictObject({
    delimiter: z.enum(csvDelimiters),
    format: z.nullable(z.enum(payrollFormatNames)),
    /** These count only with a format. Those of company tickets are changed by who has company tickets. */
    wageType: z._default(wageType, null),
    wageTypes: z._default(wageTypes, noWageTypes),
    /** Of the benefit: changed by who has free tickets. Without it the pay code stays. */
    benefitWageType: z.optional(wageType),
    version: seenVersion,
  }),
  example: {
    delimiter: 'semicolon',
    format: 'huldt-lillevik',
    wageType: '710',
    wageTypes: { JOULE: '720' },
  },
  reply: payrollSettings,
  refusals: {
    /** A format without any pay code would make no file. */
    WAGE_TYPE_MISSING: { status: 422 },
    /** Another user has saved since; `settings` are theirs. */
    SETTINGS_CHANGED_SINCE: changedSince({ settings: payrollSettings }),
  },
});
