import { createWidget } from '@takst/contract/services/self-service/widget/create-widget.contract.ts';
import type { Widget } from '@takst/contract/services/self-service/widget/widget.schema.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany } from '#testing/portal/world.store.ts';

export const orderAgreementOf = ({ agreements }: WorldCompany): number =>
  agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS')?.id ?? 0;

/** The widget of a company, created where there is none, by its HR. */
export async function widgetOf(
  portal: TestPortal,
  company: WorldCompany,
  body: Partial<CallInput<typeof createWidget>['body']> = {},
): Promise<Widget> {
  const answer = await portal.callAs(portal.user('hr', company.tenant), createWidget, {
    body: { agreementNumbers: [orderAgreementOf(company)], ...body },
  });
  if (answer.status !== 200) throw new Error(`no widget: ${answer.text}`);
  return answer.json as Widget;
}
