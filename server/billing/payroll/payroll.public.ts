export {
  findPayrollSettings,
  payrollSettingsStore,
  type StoredPayrollSettings,
} from './payroll-settings.store.ts';
