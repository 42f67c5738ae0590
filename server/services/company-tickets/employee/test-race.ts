import type { Answer } from '#testing/portal/call-as.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';
import { idOf, newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { phonesOf } from '#ticketing/tickets/phone/test-phone.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { changesAs } from './test-changes.ts';
import type { Race, RaceAnswer, RacedTicket, RaceCall } from './test-race-model.ts';

const lastDays = ['2026-02-28', '2026-03-31', '2026-05-31'];
const apps = ['app-on-phone-a', 'app-on-phone-b'];
const today = '2026-03-06';

/** What is asked at once of one ticket: as many kinds as there are, in turn, each its own way. */
function asking(times: number): RaceCall[] {
  return Array.from({ length: times }, (_, at): RaceCall => {
    const round = Math.floor(at / 5);
    const lastDay = lastDays[round % lastDays.length] ?? today;
    const kinds: RaceCall[] = [
      { kind: 'change-zone', lastDay },
      { kind: 'resend' },
      { kind: 'end', lastDay },
      { kind: 'redeem', appId: apps[round % apps.length] ?? '' },
      round % 2 === 0 ? { kind: 'cancel' } : { kind: 'resend' },
    ];
    return kinds[at % kinds.length] ?? { kind: 'resend' };
  });
}

const raceAnswerOf = (answer: Answer, makesTicket: boolean): RaceAnswer =>
  answer.status === 200
    ? { said: 'done', newId: makesTicket ? idOf(answer) : null }
    : { said: (answer.json as { code?: string }).code ?? answer.text, newId: null };

type OrderedTicket = { id: number; phone: string; code: string; startDate: string };

/** Calls that race for the tickets of one person after the other, or of all at once. */
export function racesIn(portal: TestPortal) {
  const hr = changesAs(portal);
  const phones = phonesOf(portal);
  const order = orderIn(portal);

  const ask = async ({ id, code }: OrderedTicket, call: RaceCall): Promise<RaceAnswer> => {
    switch (call.kind) {
      case 'change-zone':
        return raceAnswerOf(
          await hr.changeZone(id, { validAllZones: true, expiryDate: call.lastDay }),
          true,
        );
      case 'resend':
        return raceAnswerOf(await hr.resend(id), true);
      case 'end':
        return raceAnswerOf(await hr.end(id, call.lastDay), false);
      case 'cancel':
        return raceAnswerOf(await hr.cancel(id), false);
      case 'redeem':
        return raceAnswerOf(await phones.redeem(code, call.appId), false);
    }
  };

  return {
    /** A ticket for somebody new, valid already or to come. */
    async ticket(startDate: string): Promise<OrderedTicket> {
      const phone = newPhone();
      const id = idOf(await order({ phone, startDate }));
      const [ticket] = await ticketsOfPhone(portal.database, phone);
      return { id, phone, code: ticket?.pickup_code ?? '', startDate };
    },

    async run(ticket: OrderedTicket, times: number): Promise<Race> {
      const before: RacedTicket = {
        id: ticket.id,
        startDate: ticket.startDate,
        expirationDate: null,
        isCancelled: false,
        appId: null,
        continuesId: null,
      };
      const calls = await Promise.all(
        asking(times).map(async (call) => ({ asked: call, answer: await ask(ticket, call) })),
      );
      const rows = await ticketsOfPhone(portal.database, ticket.phone);
      const after = rows.map((row) => ({
        id: row.id,
        startDate: row.start_date.toString(),
        expirationDate: row.expiration_date?.toString() ?? null,
        isCancelled: row.cancelled_at !== null,
        appId: row.app_id,
        continuesId: row.continues_id,
      }));
      return { before, calls, after, today };
    },
  };
}
