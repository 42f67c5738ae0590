import type { PayrollSettings } from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import {
  type OrderableType,
  orderableTypes,
  subscriptionTypeNames,
} from '@takst/domain/catalogue/products/subscription-type.ts';
import { useQuery } from '@tanstack/react-query';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { availableQuery } from '#ticketing/tickets/offer/order.queries.ts';

export type WageTypeProduct = { readonly type: OrderableType; readonly name: string };

/**
 * The products that may have a pay code of their own: what the company can order, and what it has given one. None where
 * there are tickets alone, whose pay code is the usual one.
 */
export function useWageTypeProducts({ wageTypes }: PayrollSettings): readonly WageTypeProduct[] {
  const t = useTexts('payroll-settings');
  const language = usePageLanguage();
  const { company, features } = useSession();
  const { data: available = [] } = useQuery({
    ...availableQuery(company.id),
    enabled: features.has('companyTicket'),
    throwOnError: false,
  });
  const types = orderableTypes.filter(
    (type) => wageTypes[type] !== null || available.some((one) => one.type === type),
  );
  if (types.every((type) => type === 'TICKET' && wageTypes[type] === null)) return [];
  return types.map((type) => ({
    type,
    name: type === 'TICKET' ? t('ticket') : subscriptionTypeNames[type][language],
  }));
}
