import type { PayrollSettings } from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import { savePayrollSettings } from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import type { CsvDelimiter } from '@takst/domain/platform/csv/csv.rules.ts';
import type { PayrollFormatName } from '@takst/domain/billing/payroll/payroll-formats.ts';
import type { OrderableType } from '@takst/domain/catalogue/products/subscription-type.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { useSession } from '#platform/session/use-session.ts';

type WageTypeTexts = Record<OrderableType, string>;

export type PayrollFields = {
  delimiter: CsvDelimiter;
  format: PayrollFormatName | 'none';
  wageType: string;
  wageTypes: WageTypeTexts;
  benefitWageType: string;
  /** Of the settings that the form began with; a draft keeps it. */
  version: string;
};

export const usePayrollField = createFieldHook<PayrollFields>();

/** What of a company's pay codes the user may change: of deductions, and of the benefit of free tickets. */
export type VisiblePayCodes = { readonly ofDeductions: boolean; readonly ofBenefit: boolean };

export function useVisiblePayCodes(): VisiblePayCodes {
  const { features } = useSession();
  return { ofDeductions: features.has('companyTicket'), ofBenefit: features.has('freeTicket') };
}

export const fieldsOf = ({
  format,
  wageType,
  wageTypes,
  benefitWageType,
  ...settings
}: PayrollSettings): PayrollFields => ({
  ...settings,
  format: format ?? 'none',
  wageType: wageType ?? '',
  wageTypes: {
    TICKET: wageTypes.TICKET ?? '',
    JOULE: wageTypes.JOULE ?? '',
    OTTO: wageTypes.OTTO ?? '',
    CAR_POOL: wageTypes.CAR_POOL ?? '',
  },
  benefitWageType: benefitWageType ?? '',
});

/** A payroll system needs a pay code; who changes both kinds may leave one empty. */
export const payrollResolver = ({ ofDeductions, ofBenefit }: VisiblePayCodes) =>
  bodyResolver({
    schema: savePayrollSettings.body,
    bodyOf({ format, wageType, wageTypes, benefitWageType, ...fields }: PayrollFields) {
      if (format === 'none') return { ...fields, format: null };
      return {
        ...fields,
        format,
        ...(ofDeductions && {
          wageType,
          wageTypes,
        }),
        ...(ofBenefit && { benefitWageType }),
      };
    },
    faultsOf({ format, wageType, benefitWageType }) {
      const payCodes = `${ofDeductions ? wageType : ''}${ofBenefit ? benefitWageType : ''}`.trim();
      if (format === 'none' || payCodes !== '') return [];
      return [{ path: ofDeductions ? 'wageType' : 'benefitWageType', message: 'required' }];
    },
  });
