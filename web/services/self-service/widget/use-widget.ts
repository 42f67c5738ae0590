import { createWidget } from '@takst/contract/services/self-service/widget/create-widget.contract.ts';
import { getWidget } from '@takst/contract/services/self-service/widget/get-widget.contract.ts';
import { mayOrderUnder } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { subscriberServiceIds } from '@takst/domain/platform/access/ticket-service-id.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/call.ts';
import { replyOf } from '#platform/api/query.ts';
import type { Session } from '#platform/session/session.ts';
import { useSession } from '#platform/session/use-session.ts';

const subtypes = subscriberServiceIds.flatMap((service) => [
  ...ticketServiceAccess[service].agreementSubtypes,
]);

/** The agreements of a company under which its people may order today. */
const orderAgreementsOf = ({ company, today }: Session) =>
  company.allAgreements.filter(({ subTypeId: subtype, ...agreement }) =>
    mayOrderUnder(subtypes, { ...agreement, subtype }, { today, start: today }),
  );

/** The widget, created with the default settings where the company has none (spec 2 §7). */
const widgetQuery = (companyId: number, agreementNumbers: readonly number[]) => {
  const params = { id: companyId };
  return queryOptions({
    queryKey: [getWidget.path, { params }] as const,
    queryFn: async ({ signal }) => {
      const outcome = await call(getWidget, { params }, { signal });
      if ('reply' in outcome) return outcome.reply;
      return replyOf(createWidget, { body: { agreementNumbers: [...agreementNumbers] } });
    },
  });
};

/** The widget of the company; `hasAgreement` is false where nothing can be ordered. */
export function useWidget() {
  const session = useSession();
  const agreements = orderAgreementsOf(session);
  const numbers = agreements.map(({ id }) => id);
  const hasAgreement = numbers.length > 0;
  const { data: widget } = useQuery({
    ...widgetQuery(session.company.id, numbers),
    enabled: hasAgreement,
  });
  return { company: session.company, agreements, hasAgreement, widget };
}
