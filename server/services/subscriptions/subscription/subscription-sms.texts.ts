import type { SubscriptionType } from '@takst/domain/catalogue/products/subscription-type.ts';
import { fitInOneSms } from '#platform/integrations/sms/sms.public.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';

/** What happened to a subscription, as its holder is told. */
export type SubscriptionEvent = {
  readonly type: SubscriptionType;
  readonly firstName: string;
  readonly companyName: string;
  readonly startDate: Temporal.PlainDate;
} & (
  | { readonly kind: 'ordered'; readonly code: string | null; readonly hasBegun: boolean }
  | { readonly kind: 'code' | 'code-again'; readonly code: string }
  | { readonly kind: 'ended'; readonly lastDay: Temporal.PlainDate }
  | { readonly kind: 'cancelled' | 'end-undone' }
);

const names: Readonly<Record<SubscriptionType, { indefinite: string; definite: string }>> = {
  JOULE: { indefinite: 'elsykkel', definite: 'elsykkelen' },
  OTTO: { indefinite: 'bildeling', definite: 'bildelingen' },
  CAR_POOL: { indefinite: 'leiebil', definite: 'leiebilen' },
};

/**
 * The SMS about a subscription, in one message; in Norwegian, as the holder's language is not known. A date and the
 * code are in it whole.
 */
export const subscriptionSms = (event: SubscriptionEvent): string =>
  fitInOneSms(event, (companyName) => textAbout({ ...event, companyName }));

function textAbout(event: SubscriptionEvent): string {
  const { companyName, startDate } = event;
  const { indefinite, definite } = names[event.type];
  const start = norwegianDate(startDate);
  switch (event.kind) {
    case 'ordered':
      return `${companyName} gir deg ${indefinite} fra ${start}. ${codeText(event)}`;
    case 'code':
      return `Her er rabattkoden til ${definite}: ${event.code}`;
    case 'code-again':
      return `Her er rabattkoden til ${definite} igjen: ${event.code}`;
    case 'ended':
      return `${companyName} har avsluttet ${definite} din. ${endText(event)}`;
    case 'end-undone':
      return `${companyName} har angret slutten: ${definite} din løper videre.`;
    case 'cancelled':
      return `${companyName} har avbestilt ${definite} din fra ${start}.`;
  }
}

/** On the first day, or when the operator has a code again. */
const codeText = ({ code, hasBegun }: { code: string | null; hasBegun: boolean }): string => {
  if (code !== null) return `Rabattkode: ${code}`;
  return hasBegun ? 'Rabattkoden kommer på SMS.' : 'Rabattkoden kommer på SMS den dagen.';
};

/** One that ends before its first day was never valid. */
const endText = ({ startDate, lastDay }: Record<'startDate' | 'lastDay', Temporal.PlainDate>) =>
  Temporal.PlainDate.compare(lastDay, startDate) < 0
    ? 'Den gjelder ikke lenger.'
    : `Siste dag er ${norwegianDate(lastDay)}.`;
