import {
  getPayrollSettings as getRoute,
  type PayrollSettings,
  savePayrollSettings as saveRoute,
} from '@takst/contract/payroll/payroll-settings.contract.ts';
import { hash } from 'node:crypto';
import type { ChangePath } from '#changes/change-path.ts';
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
}: StoredPayrollSettings): PayrollSettings => ({
  delimiter,
  format,
  wageType,
  version: hash('sha256', JSON.stringify([delimiter, format, wageType]), 'base64url'),
});

export const getPayrollSettings = (database: Database) =>
  serve(getRoute, async ({ scope, params }) => ({
    reply: describeSettings(await findPayrollSettings(database, scope, params.id)),
  }));

export const savePayrollSettings = (changes: ChangePath) =>
  serveChange(saveRoute, changes, async ({ tx, record }, { scope, params, body }) => {
    const store = payrollSettingsStore(tx, scope);
    const before = await store.lock(params.id);
    const current = describeSettings(before);
    if (body.version !== undefined && body.version !== current.version) {
      return { refused: { code: 'SETTINGS_CHANGED_SINCE', settings: current } };
    }
    const { delimiter, format } = body;
    const after = { delimiter, format, wageType: format && body.wageType };
    const saved = describeSettings(after);
    if (saved.version === current.version) return { reply: saved };
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

const recorded = ({ delimiter, format, wageType }: StoredPayrollSettings) => ({
  csvDelimiter: delimiter,
  payrollFormat: format ?? 'none',
  wageType: wageType ?? '',
});
