import {
  getPayrollSettings as getRoute,
  type PayrollSettings,
  savePayrollSettings as saveRoute,
} from '@takst/contract/payroll/payroll-settings.contract.ts';
import {
  type OrderableType,
  orderableTypes,
} from '@takst/domain/subscriptions/subscription-type.ts';
import { hash } from 'node:crypto';
import type { ChangePath } from '#changes/change-path.ts';
import { compareWithSeen } from '#changes/compare-with-seen.ts';
import { serveChange } from '#changes/serve-change.ts';
import type { Database } from '#db/database.ts';
import { serve } from '#http/serve.ts';
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
}: StoredPayrollSettings): PayrollSettings => {
  const ofEach = orderableTypes.map((type) => [type, wageTypes[type] ?? null] as const);
  const settings = [delimiter, format, wageType, ofEach];
  return {
    delimiter,
    format,
    wageType,
    wageTypes: Object.fromEntries(ofEach) as PayrollSettings['wageTypes'],
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
    const { delimiter, format } = body;
    const after = {
      delimiter,
      format,
      wageType: format && body.wageType,
      wageTypes: format ? withoutEmptyWageTypes(body.wageTypes) : {},
    };
    const saved = describeSettings(after);
    const versions = { seen: body.version, wanted: saved.version };
    const compared = compareWithSeen(current.version, versions);
    if (compared === 'done') return { reply: saved };
    if (compared === 'changed-since')
      return { refused: { code: 'SETTINGS_CHANGED_SINCE', settings: current } };
    await store.save(params.id, after);
    await record({
      companyId: params.id,
      kind: 'change-payroll-settings',
      subject: { type: 'company', id: params.id },
      about: null,
      before: recorded(before),
      after: recorded(after),
    });
    return { reply: saved };
  });

type WageTypesInForm = Readonly<Record<OrderableType, string | null>>;

/** Leaves out the products without a wage type of their own. */
const withoutEmptyWageTypes = (wageTypes: WageTypesInForm): StoredPayrollSettings['wageTypes'] =>
  Object.fromEntries(Object.entries(wageTypes).filter(([, wageType]) => wageType !== null));

const recorded = ({ delimiter, format, wageType, wageTypes }: StoredPayrollSettings) => ({
  csvDelimiter: delimiter,
  payrollFormat: format ?? 'none',
  wageType: wageType ?? '',
  wageTypeOfTicket: wageTypes.TICKET ?? '',
  wageTypeOfBike: wageTypes.JOULE ?? '',
  wageTypeOfCar: wageTypes.OTTO ?? '',
  wageTypeOfRental: wageTypes.CAR_POOL ?? '',
});
