import { startsUnder } from '@takst/domain/services/company-tickets/order-form.rules.ts';
import { ownStartDatesFor } from '@takst/domain/services/self-service/requests/own-start.rules.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { mayOrderUnder } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { serviceOfSubtype } from '@takst/domain/ticketing/tickets/subscriber-service.rules.ts';
import { selfServiceScope } from '#platform/scope/self-service-scope.ts';
import {
  type AgreementTerms,
  findAgreementTerms,
} from '#customers/agreements/agreements.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import {
  type AgreementSettings,
  loadAgreementSettings,
} from '#services/self-service/settings/agreement-settings.query.ts';
import type { CompanyForm } from './order-form.query.ts';

export type OpenAgreement = AgreementTerms &
  Pick<AgreementSettings, 'widgetAccess' | 'employeeIdLabel'> & {
    readonly agreementNumber: number;
    readonly service: SubscriberServiceId;
    /** The starts that visitors may choose today, the first one first. */
    readonly startDates: readonly Temporal.PlainDate[];
  };

/** The agreements of a form under which its visitors may order today; none while the company has turned it off. */
export async function openAgreements(
  tx: Transaction,
  { tenant, companyId, agreementNumbers }: CompanyForm,
  today: Temporal.PlainDate,
): Promise<OpenAgreement[]> {
  const scope = selfServiceScope({ tenant, companyId });
  const settings = await loadAgreementSettings(tx, scope, agreementNumbers);
  const terms = await findAgreementTerms(tx, scope, agreementNumbers);
  return agreementNumbers.flatMap((agreementNumber) => {
    const own = settings.get(agreementNumber);
    const agreement = terms.get(agreementNumber);
    const service = agreement && serviceOfSubtype(agreement.subtype);
    if (!own || !service || own.widgetAccess === 'DISABLED') return [];
    const { agreementSubtypes } = ticketServiceAccess[service];
    if (!mayOrderUnder(agreementSubtypes, agreement, { today, start: today })) return [];
    const startDates = startsUnder(agreement, ownStartDatesFor({ ...agreement, today }));
    if (startDates.length === 0) return [];
    const { widgetAccess, employeeIdLabel } = own;
    return [{ ...agreement, agreementNumber, service, widgetAccess, employeeIdLabel, startDates }];
  });
}

/** Whether a form takes anything now; what stands in its way otherwise. */
export async function refuseClosedForm(
  tx: Transaction,
  form: CompanyForm | null,
  today: Temporal.PlainDate,
): Promise<
  | { refused: { code: 'ORDER_FORM_NOT_FOUND' | 'ORDER_FORM_CLOSED' } }
  | { form: CompanyForm; agreements: readonly OpenAgreement[] }
> {
  if (!form) return { refused: { code: 'ORDER_FORM_NOT_FOUND' } };
  const agreements = await openAgreements(tx, form, today);
  return agreements.length > 0 ? { form, agreements } : { refused: { code: 'ORDER_FORM_CLOSED' } };
}
