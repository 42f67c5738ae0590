import { collectCardFee } from '@takst/contract/services/school-tickets/lost-card/collect-card-fee.contract.ts';
import { getPaperTicket } from '@takst/contract/services/school-tickets/lost-card/get-paper-ticket.contract.ts';
import { issueTemporaryTicket } from '@takst/contract/services/school-tickets/lost-card/issue-temporary-ticket.contract.ts';
import { replaceSchoolCard } from '@takst/contract/services/school-tickets/lost-card/replace-school-card.contract.ts';
import { cancelSchoolTicket } from '@takst/contract/services/school-tickets/ticket/cancel-school-ticket.contract.ts';
import { changeSchoolZone } from '@takst/contract/services/school-tickets/ticket/change-school-zone.contract.ts';
import { editPupil } from '@takst/contract/services/school-tickets/ticket/edit-pupil.contract.ts';
import { endSchoolTicket } from '@takst/contract/services/school-tickets/ticket/end-school-ticket.contract.ts';
import { getSchoolTicket } from '@takst/contract/services/school-tickets/ticket/get-school-ticket.contract.ts';
import { listPupilHistory } from '@takst/contract/services/school-tickets/ticket/list-pupil-history.contract.ts';
import { listSchoolTicketCards } from '@takst/contract/services/school-tickets/ticket/list-school-ticket-cards.contract.ts';
import { previewSchoolZone } from '@takst/contract/services/school-tickets/ticket/preview-school-zone.contract.ts';
import { resendSchoolCode } from '@takst/contract/services/school-tickets/ticket/resend-school-code.contract.ts';
import { resendSchoolTicket } from '@takst/contract/services/school-tickets/ticket/resend-school-ticket.contract.ts';
import { undoSchoolEnd } from '@takst/contract/services/school-tickets/ticket/undo-school-end.contract.ts';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { lettersOf } from '#testing/letters-of.ts';
import type { Answer, CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldUser } from '#testing/portal/world.store.ts';
import { placePupils } from '../test-pupils.ts';
import { newestTickets } from './test-situations.store.ts';

export type EditBody = CallInput<typeof editPupil>['body'];
export type ZonesBody = CallInput<typeof changeSchoolZone>['body'];
type ReplaceBody = CallInput<typeof replaceSchoolCard>['body'];
type TemporaryBody = CallInput<typeof issueTemporaryTicket>['body'];
type Pupil = Parameters<typeof placePupils>[2][number];

let companyCount = 0;
/** A last name that no other pupil has: by it a ticket is found again. */
export const newName = (): string => `Q${lettersOf((companyCount += 1))}`;

let codes = 0;
const newCode = (): string => `QC${String((codes += 1)).padStart(6, '0')}`;

/** Other zones than those of placed pupils, from tomorrow in the test world. */
export const otherZones: ZonesBody = { zoneFrom: '1', zoneTo: '1', startDate: '2026-03-07' };

/** Calls about school tickets, by default those of the school's administrator. */
export function schoolCalls(portal: TestPortal, user: WorldUser = portal.user('school')) {
  const about = (id: number) => ({ params: { id } });
  const get = (id: number) => portal.callAs(user, getSchoolTicket, about(id));
  return {
    get,
    async ticket(id: number): Promise<z.output<typeof getSchoolTicket.reply>> {
      const answer = await get(id);
      expect(answer.status).toBe(200);
      return z.parse(getSchoolTicket.reply, answer.json);
    },
    edit: (id: number, body: EditBody) => portal.callAs(user, editPupil, { ...about(id), body }),
    end: (id: number, isoDate: string) =>
      portal.callAs(user, endSchoolTicket, { params: { id, isoDate } }),
    undo: (id: number) => portal.callAs(user, undoSchoolEnd, about(id)),
    cancel: (id: number) => portal.callAs(user, cancelSchoolTicket, about(id)),
    resend: (id: number) => portal.callAs(user, resendSchoolTicket, about(id)),
    resendCode: (id: number) => portal.callAs(user, resendSchoolCode, about(id)),
    zones: (id: number, body: ZonesBody = otherZones) =>
      portal.callAs(user, changeSchoolZone, { ...about(id), body }),
    preview: (id: number, body: ZonesBody = otherZones) =>
      portal.callAs(user, previewSchoolZone, { ...about(id), body }),
    replace: (id: number, body: ReplaceBody = { reason: 'lost', paidBy: 'pupil' }) =>
      portal.callAs(user, replaceSchoolCard, { ...about(id), body }),
    temporary: (id: number, body: TemporaryBody = { kind: 'paper' }) =>
      portal.callAs(user, issueTemporaryTicket, { ...about(id), body }),
    paper: (id: number) => portal.callAs(user, getPaperTicket, about(id)),
    collect: (id: number) => portal.callAs(user, collectCardFee, about(id)),
    cards: (id: number) => portal.callAs(user, listSchoolTicketCards, about(id)),
    history: (id: number) =>
      portal.callAs(user, listPupilHistory, {
        ...about(id),
        query: { maxEntries: '50', offset: '0' },
      }),
  };
}

/** Places pupils of a school, each with a name of its own where it says none; the ids of their tickets, by pupil. */
export async function placeTickets(
  portal: TestPortal,
  pupils: readonly Partial<Pupil>[],
  { key = 'school' }: { readonly key?: string } = {},
): Promise<number[][]> {
  const named = pupils.map((pupil) => {
    const lastName = newName();
    const tickets = (pupil.tickets ?? [{}]).map((ticket) => ({
      ...(pupil.phone && { pickupCode: newCode() }),
      ...ticket,
    }));
    return { firstName: 'Elev', lastName, className: 'Q8', ...pupil, tickets };
  });
  await placePupils(portal, key, named);
  const count = named.flatMap(({ tickets }) => tickets).length;
  const added = await newestTickets(portal.database, count);
  let from = 0;
  return named.map(({ tickets }) => added.slice(from, (from += tickets.length)));
}

/** The ids of the tickets of pupils who have one each. */
export const placeOneEach = async (
  portal: TestPortal,
  pupils: readonly Partial<Pupil>[],
): Promise<number[]> => (await placeTickets(portal, pupils)).map(([id = 0]) => id);

/** What answers say: `done`, or the code of the refusal. */
export const saidIn = (answers: readonly Answer[]): string[] =>
  answers.map(({ status, json }) => (status === 200 ? 'done' : (json as { code: string }).code));
