import { setCardNumber } from '@takst/contract/ticketing/travel-cards/set-card-number.contract.ts';
import { getHolderTicket } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import type { PaperTicket } from '@takst/contract/services/school-tickets/lost-card/get-paper-ticket.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { placeOneEach, schoolCalls } from '../ticket/test-school-calls.ts';

let used = 410_000_000;
/** Nine digits that no other test uses. */
export const newCardNumber = (): string => String((used += 1));

type Pupil = Parameters<typeof placeOneEach>[1][number];

/** What a school, its pupils and the card factory do about cards that are lost. */
export function lostCardsIn(portal: TestPortal) {
  return {
    ...schoolCalls(portal),
    /** The ticket of somebody new on a card that was made. */
    async placeOnCard(pupil: Pupil = {}): Promise<number> {
      const [id = 0] = await placeOneEach(portal, [
        { card: 'made', cardNumber: newCardNumber(), ...pupil },
      ]);
      return id;
    },
    /** The factory makes the card that waits. */
    make: (id: number, cardNumber = newCardNumber()): Promise<Answer> =>
      portal.callAs(portal.user('operator'), setCardNumber, { params: { id, cardNumber } }),
    /** The token of the newest link that a phone was sent. */
    async tokenSentTo(phone: string): Promise<string> {
      const text = (await sentSms(portal.database, `+47${phone}`)).at(-1) ?? '';
      return /\/billett\/([\w-]+)$/.exec(text)?.[1] ?? '';
    },
    look: (token: string, tenant: TenantId = 'ruter'): Promise<Answer> =>
      callLoosely(
        portal.port,
        { tenant },
        { route: getHolderTicket, input: { params: { token } } },
      ),
  };
}

export const bySms = (phone: string) => ({ kind: 'sms', phoneCountryCode: '+47', phone }) as const;

export const paperIn = ({ json }: Answer) =>
  json as Omit<PaperTicket, 'validFrom' | 'validThrough'> &
    Record<'validFrom' | 'validThrough', string>;
