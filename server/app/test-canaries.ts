import { endFreeTicket } from '@takst/contract/services/free-tickets/ticket/end-free-ticket.contract.ts';
import { approveTicketRequest } from '@takst/contract/services/self-service/requests/approve-ticket-request.contract.ts';
import { rejectTicketRequest } from '@takst/contract/services/self-service/requests/reject-ticket-request.contract.ts';
import { changeNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/change-never-leaver.contract.ts';
import { changeNote } from '@takst/contract/ticketing/subscribers/note/change-note.contract.ts';
import { endSubscription } from '@takst/contract/services/subscriptions/end-subscription.contract.ts';
import { expect } from 'vitest';
import { batchesOf } from '#ticketing/batches/test-batches.ts';
import { ends } from '#services/company-tickets/change-many/test-changes.ts';
import { placeCodes } from '#ticketing/code-pools/test-codes.store.ts';
import { changesAs } from '#services/company-tickets/employee/test-changes.ts';
import { idOf, orderIn } from '#services/company-tickets/test-order.ts';
import { orderFreeIn } from '#services/free-tickets/test-free-order.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { orderFormOf } from '#services/self-service/order-form/test-order-form.ts';
import { askFor } from '#services/self-service/requests/test-answers.ts';
import { requestsOf } from '#services/self-service/requests/test-requests.store.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import { columnsWith } from '#testing/columns-with.query.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { phonesOf } from '#ticketing/tickets/phone/test-phone.ts';
import { sentSms } from '#ticketing/tickets/phone/test-sent.store.ts';
import { ticketsOfPhone } from '#ticketing/tickets/test-tickets.store.ts';

/** A person whose values occur nowhere else in the database. */
export type Canary = {
  /** In every value that a user typed about the person. */
  word: string;
  phone: string;
  holderId: number;
  /** Oldest first. */
  ticketIds: number[];
  codes: string[];
  /** Of the holder pages. */
  tokens: string[];
  appId: string;
};

let planted = 0;

/** Fails at an answer that is no success, with all that it says. */
const ok = (answer: Answer): Answer => {
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer;
};

/** Without `a`: two of them are sorted as `å`. */
const letters = 'bcdefghijklmnopqrstuvwxyz';

/** Up to 9,999 of them: each word and each phone is as long as all others. */
export function newCanary(): Canary {
  planted += 1;
  const ending = [625, 25, 1].map((value) => letters[Math.trunc(planted / value) % 25]).join('');
  const word = `Kanari${ending}`;
  const phone = `4681${String(planted).padStart(4, '0')}`;
  return { word, phone, holderId: 0, ticketIds: [], codes: [], tokens: [], appId: '' };
}

export const namesOf = (word: string) => ({
  firstName: `${word}Fornavn`,
  lastName: `${word}Etternavn`,
  employeeId: `${word}nr`,
});

/** Asks for a ticket by the company's public form, where an administrator approves; the subscriber. */
async function askByForm(portal: TestPortal, { word, phone }: Canary): Promise<number> {
  const form = await orderFormOf(portal, { access: 'ALLOW_TICKET_REQUESTS' });
  ok(await form.submit(await form.proved(phone), namesOf(word)));
  const [request] = await requestsOf(portal.database, phone);
  const body = { ticketRequestId: request?.id ?? 0 };
  const approved = ok(await portal.callAs(portal.user('hr'), approveTicketRequest, { body }));
  return (approved.json as { subscriberId: number }).subscriberId;
}

/** Car sharing with a discount code of its own, which is sent at once, to a last day. */
export async function subscribeCanary(
  portal: TestPortal,
  { word, phone }: Canary,
  { startDate, lastDay }: Record<'startDate' | 'lastDay', string>,
): Promise<void> {
  const user = portal.user('hr');
  const pool = { tenant: 'ruter', kind: 'OTTO' } as const;
  await placeCodes(portal.database, { ...pool, codes: [`${word}Kode`], importedBy: user.id });
  const body = { ...namesOf(word), phone, type: 'OTTO', startDate } as const;
  const { id } = ok(await subscribeIn(portal)(body)).json as { id: number };
  ok(await portal.callAs(user, endSubscription, { params: { id, isoDate: lastDay } }));
}

/** Every text by which a person could be known again; searched columns have words in small letters. */
export const secretsOf = ({ word, phone, codes, tokens, appId }: Canary): string[] =>
  [word, word.toLowerCase(), phone, ...codes, ...tokens, appId].filter((text) => text !== '');

/** Where a person's data stands, in the whole database. */
export async function placesOf(source: Database | Transaction, canary: Canary) {
  const places = new Set<string>();
  for (const secret of secretsOf(canary)) {
    for (const place of await columnsWith(source, secret)) places.add(place);
  }
  return [...places].sort();
}

export function canariesIn(portal: TestPortal) {
  const hr = changesAs(portal);
  const phones = phonesOf(portal);
  const user = portal.user('hr');

  /** What the database now says of the person's tickets, and the SMS of their links. */
  async function readTickets(canary: Canary): Promise<void> {
    const tickets = await ticketsOfPhone(portal.database, canary.phone);
    canary.ticketIds = tickets.map(({ id }) => id);
    canary.codes = tickets.flatMap(({ pickup_code }) => pickup_code ?? []);
    const texts = await sentSms(portal.database, `+47${canary.phone}`);
    canary.tokens = texts.flatMap((text) => /\/billett\/([\w-]+)$/.exec(text)?.[1] ?? []);
  }

  const newest = (canary: Canary): number => canary.ticketIds.at(-1) ?? 0;

  return {
    /** A ticket for somebody new, whose details are changed and who gets a note. */
    async order(startDate: string): Promise<Canary> {
      const canary = newCanary();
      const { word, phone } = canary;
      const body = { ...namesOf(word), phone, startDate };
      // First by the company's form, and in vain.
      const request = await askFor(portal, { ...namesOf(word), phone });
      ok(await portal.callAs(user, rejectTicketRequest, { params: { id: request.id } }));
      const order = ok(await orderIn(portal)(body, { key: `key-${word}` }));
      canary.holderId = (order.json as { subscriberId: number }).subscriberId;
      ok(await hr.rename(idOf(order), { ...namesOf(word), lastName: `${word}Nytt` }));
      ok(
        await portal.callAs(user, changeNote, {
          params: { id: canary.holderId },
          body: { note: `${word} er ny`, previousNote: '' },
        }),
      );
      ok(
        await portal.callAs(user, changeNeverLeaver, {
          params: { id: canary.holderId },
          body: { reason: `${word} er innleid`, previousReason: null },
        }),
      );
      await readTickets(canary);
      return canary;
    },

    /** A free ticket of somebody new, which ends by hand. */
    async orderFree(startDate: string, lastDay: string): Promise<Canary> {
      const canary = newCanary();
      const { word, phone } = canary;
      const order = ok(await orderFreeIn(portal)({ ...namesOf(word), phone, startDate }));
      const params = { id: idOf(order), isoDate: lastDay };
      portal.clock.set(`${startDate}T10:00:00+02:00`);
      ok(await portal.callAs(portal.user('support'), endFreeTicket, { params }));
      await readTickets(canary);
      return canary;
    },

    /** A ticket that somebody new asked for by the company's public form. */
    async orderByForm(): Promise<Canary> {
      const canary = newCanary();
      canary.holderId = await askByForm(portal, canary);
      await readTickets(canary);
      return canary;
    },

    /** Leaves the person in a draft of orders for many. */
    async putIntoBatch({ word, phone }: Canary): Promise<void> {
      const batches = batchesOf(portal);
      await batches.checked([{ ...namesOf(word), phone }]);
    },

    /** Orders again for the same phone. */
    async orderAgain(canary: Canary, startDate: string): Promise<number> {
      const body = { ...namesOf(canary.word), phone: canary.phone, startDate };
      const { subscriberId } = ok(await orderIn(portal)(body)).json as { subscriberId: number };
      await readTickets(canary);
      return subscriberId;
    },

    async redeem(canary: Canary): Promise<void> {
      canary.appId = `app-of-${canary.word}`;
      ok(await phones.redeem(canary.codes.at(-1) ?? '', canary.appId));
    },

    async changeZone(canary: Canary, expiryDate: string): Promise<void> {
      ok(await hr.changeZone(newest(canary), { validAllZones: true, expiryDate }));
      await readTickets(canary);
    },

    async resend(canary: Canary): Promise<void> {
      ok(await hr.resend(newest(canary)));
      await readTickets(canary);
    },

    sendCode: async (canary: Canary) => ok(await hr.sendCode(newest(canary))),
    cancel: async (canary: Canary) => ok(await hr.cancel(newest(canary))),
    end: async (canary: Canary, lastDay: string) => ok(await hr.end(newest(canary), lastDay)),

    /** Ends the tickets of several people by one change for many; gives its id. */
    async endMany(canaries: readonly Canary[], lastDay: string): Promise<number> {
      const batches = ends(portal, lastDay);
      const rows = canaries.map(({ word, holderId }) => ({
        ...namesOf(word),
        subscriberId: String(holderId),
      }));
      const id = await batches.checked(rows, {}, 'ticked');
      expect(await batches.carryOut(id)).toMatchObject({ done: canaries.length });
      return id;
    },
  };
}
