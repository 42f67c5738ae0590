import {
  getPayrollSettings as getRoute,
  type PayrollSettings,
  savePayrollSettings as saveRoute,
} from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import {
  type OrderableType,
  orderableTypes,
} from '@takst/domain/catalogue/products/subscription-type.ts';
import { hash } from 'node:crypto';
import type { Scope } from '#platform/scope/scope.ts';
import { servicesIn } from '#platform/scope/within-services.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import {
  findPayrollSettings,
  payrollSettingsStore,
  type StoredPayrollSettings,
} from './payroll-settings.store.ts';

const describeSettings = ({
  delimiter,
  format,
  wageType,
  wageTypes,
  benefitWageType,
}: StoredPayrollSettings): PayrollSettings => {
  const ofEach = orderableTypes.map((type) => [type, wageTypes[type] ?? null] as const);
  const settings = [delimiter, format, wageType, ofEach, benefitWageType];
  return {
    delimiter,
    format,
    wageType,
    wageTypes: Object.fromEntries(ofEach) as PayrollSettings['wageTypes'],
    benefitWageType,
    version: hash('sha256', JSON.stringify(settings), 'base64url'),
  };
};

export const getPayrollSettings = (database: Database) =>
  serve(getRoute, async ({ scope, params }) => ({
    reply: describeSettings(await findPayrollSettings(database, scope, params.id)),
  }));

export const savePayrollSettings = (changes: ChangePath) =>
  serveChange(saveRoute, changes, async ({ tx, record }, { scope, params, body }) => {
    const store = payrollSettingsStore(tx, scope);
    const before = await store.lock(params.id);
    const current = describeSettings(before);
    const after = changedSettings(before, body, ownPayCodes(scope, params.id));
    const currentSettings = describeSettings(after);
    const versions = { expected: body.version, wanted: currentSettings.version };
    const compared = compareWithExpected(current.version, versions);
    if (compared === 'done') return { reply: currentSettings };
    if (compared === 'changed-since')
      return { refused: { code: 'SETTINGS_CHANGED_SINCE', settings: current } };
    if (after.format && after.wageType === null && after.benefitWageType === null)
      return { refused: { code: 'WAGE_TYPE_MISSING' } };
    await store.save(params.id, after);
    await record({
      companyId: params.id,
      kind: 'change-payroll-settings',
      subject: { type: 'company', id: params.id },
      about: null,
      before: recorded(before),
      after: recorded(after),
    });
    return { reply: currentSettings };
  });

type PayCodes = { readonly ofDeductions: boolean; readonly ofBenefit: boolean };

/** Whose pay codes a user changes: who has company tickets those of deductions, who has free tickets that of the benefit. */
function ownPayCodes(scope: Scope, companyId: number): PayCodes {
  const services = servicesIn(
    { scope, services: ['company-tickets', 'free-tickets'] as const },
    companyId,
  );
  return {
    ofDeductions: services.includes('company-tickets'),
    ofBenefit: services.includes('free-tickets'),
  };
}

/** Without a payroll system there are no pay codes; those that are not the user's stay. */
function changedSettings(
  before: StoredPayrollSettings,
  body: Body<typeof saveRoute>,
  { ofDeductions, ofBenefit }: PayCodes,
): StoredPayrollSettings {
  const { delimiter, format, wageType, wageTypes, benefitWageType } = body;
  const none = { wageType: null, wageTypes: {}, benefitWageType: null };
  if (format === null) return { delimiter, format, ...none };
  return {
    ...before,
    delimiter,
    format,
    ...(ofDeductions && {
      wageType,
      wageTypes: withoutEmptyWageTypes(wageTypes),
    }),
    ...(ofBenefit && benefitWageType !== undefined && { benefitWageType }),
  };
}

type WageTypesInForm = Readonly<Record<OrderableType, string | null>>;

/** Leaves out the products without a wage type of their own. */
const withoutEmptyWageTypes = (wageTypes: WageTypesInForm): StoredPayrollSettings['wageTypes'] =>
  Object.fromEntries(Object.entries(wageTypes).filter(([, wageType]) => wageType !== null));

const recorded = ({ delimiter, format, wageType, ...settings }: StoredPayrollSettings) => ({
  csvDelimiter: delimiter,
  payrollFormat: format ?? 'none',
  wageType: wageType ?? '',
  wageTypeOfBenefit: settings.benefitWageType ?? '',
  wageTypeOfTicket: settings.wageTypes.TICKET ?? '',
  wageTypeOfBike: settings.wageTypes.JOULE ?? '',
  wageTypeOfCar: settings.wageTypes.OTTO ?? '',
  wageTypeOfRental: settings.wageTypes.CAR_POOL ?? '',
});
