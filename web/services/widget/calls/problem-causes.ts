import { causesOfRefusals } from '@takst/domain/services/company-tickets/order-causes.rules.ts';
import type { FormProblem } from './form-problem.ts';

const causes: Readonly<Partial<Record<string, readonly string[]>>> = {
  ...causesOfRefusals('agreementNumber'),
  EMPLOYEE_ID_NOT_VALID: ['employeeId', 'agreementNumber'],
};

/** Whether a problem is over when these fields change: those that it is about, or any without such. */
export const isForgotten = (problem: FormProblem, changed: readonly string[]): boolean => {
  const fields = 'refused' in problem ? causes[problem.refused.code] : undefined;
  return fields?.some((field) => changed.includes(field)) ?? true;
};
