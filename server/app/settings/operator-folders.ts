import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import {
  OperatorFaults,
  projectOperators,
  takeOperatorsFrom,
} from '../operators/read-operators.ts';
import type { SettingFault } from './setting-faults.ts';

/**
 * Takes the operators of the folder that OPERATORS_DIR names, else the project's own; says what is wrong in them. A process
 * that has taken operators keeps them where the setting is not there.
 */
export function operatorFaults(
  values: Readonly<Record<string, string | undefined>>,
): SettingFault[] {
  const folder = values['OPERATORS_DIR'];
  if (folder === undefined && tenantIds().length > 0) return [];
  try {
    takeOperatorsFrom(folder ?? projectOperators);
    return [];
  } catch (error) {
    if (!(error instanceof OperatorFaults)) throw error;
    return error.faults.map((what) => ({ name: 'OPERATORS_DIR', what }));
  }
}
