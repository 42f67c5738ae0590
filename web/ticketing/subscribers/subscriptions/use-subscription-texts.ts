import type { Subscription } from '@takst/contract/ticketing/subscribers/subscription.schema.ts';
import { formatLongDate, formatPhone } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';

/** What the dialogs that change a subscription say alike: whose and which one it is, and days. */
export function useSubscriptionTexts(subscription: Subscription) {
  const language = usePageLanguage();
  const { today } = useSession();
  const { firstName, lastName, employeeId, phoneCountryCode, phone } = subscription;
  const name = `${firstName} ${lastName}`;
  const what = subscription.name[language];
  return {
    name,
    what,
    subtitle: `${what} · ${name} · ${employeeId}`,
    phone: formatPhone(phoneCountryCode, phone),
    today,
    /** '30. november'; with its year when that is another one than today's. */
    day: (date: Temporal.PlainDate) => formatLongDate(date, language, today),
  };
}
