import { editPupil as route } from '@takst/contract/services/school-tickets/ticket/edit-pupil.contract.ts';
import type { Outcome } from '@takst/contract/platform/calls/route.ts';
import {
  changedTexts,
  editedPupil,
  type PupilFields,
  pupilFieldNames,
  refusePupilEdit,
  type SentPupilFields,
  slotOfPupil,
} from '@takst/domain/services/school-tickets/ticket/pupil-edit.rules.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { serve } from '#platform/http/serve.ts';
import { lockSlots } from '#ticketing/holders/holders.public.ts';
import { schoolServices as services } from '#services/school-tickets/ticket/school-services.ts';
import {
  refuseHeldSlot,
  ruledTicket,
  lockWithSlots,
  type Tickets,
} from '#ticketing/tickets/tickets.public.ts';
import { loadTicketsOfSlots } from './load-tickets-of-slots.ts';
import { pupilOf } from './pupil-of.ts';
import { savePupil } from './save-pupil.ts';

/** Changes the pupil of a ticket: the name moves them to another slot, with all their tickets (spec 3 §3, §5, §7). */
export const editPupil = (changes: ChangePath, tickets: Tickets) =>
  serve(
    route,
    async ({ origin, scope, params: { id }, body: { previous, ...editFields }, today }) => {
      const outcome = await refuseHeldSlot(() =>
        changes(origin, async (change): Promise<Outcome<typeof route>> => {
          const { tx } = change;
          const reach = { scope, services };
          const slotsOf = (row: Parameters<typeof pupilOf>[0]) => {
            const slot = slotOfPupil(row.company_id, editedPupil(pupilOf(row), editFields));
            return slot ? [slot] : [];
          };
          const ticketWithSlots = await lockWithSlots(tx, tickets, {
            ...reach,
            id,
            today,
            slotsOf,
          });
          if (!ticketWithSlots) return { refused: { code: 'TICKET_NOT_FOUND' } };
          const { row, rules } = ticketWithSlots.ticket;
          const before = pupilOf(row);
          if (!matchesExpected(before, previous))
            return { refused: { code: 'TICKET_CHANGED_SINCE' } };
          const after = editedPupil(before, editFields);
          if (changedTexts(before, after).length === 0) return { reply: { id } };
          // The pupil may have changed before the ticket was taken: then this is another slot than the one that was locked.
          const [slot = null] = await lockSlots(tx, scope.tenant, slotsOf(row));
          const allowed = rules.allowed(ruledTicket(row, today), {
            hasName: before.firstName !== null,
          });
          const { own, held } = await loadTicketsOfSlots(tx, reach, { row, slot, today });
          const refused = refusePupilEdit({
            before,
            after,
            allowed,
            today,
            own,
            heldTickets: held,
          });
          if (refused) return { refused: { code: refused } };
          await savePupil(change, { row, before, after, slot }, { scope, today });
          return { reply: { id } };
        }),
      );
      // A card's number is none of an edit's.
      return 'refused' in outcome && outcome.refused.code === 'TICKET_ALREADY_EXISTS'
        ? { refused: { code: 'CONFLICTING_TICKET' } }
        : (outcome as Outcome<typeof route>);
    },
  );

/** Whether a pupil is as their user saw them; who does not say what they saw changes them whatever they are. */
const matchesExpected = (pupil: PupilFields, previous: SentPupilFields = {}): boolean =>
  pupilFieldNames.every((name) => previous[name] === undefined || previous[name] === pupil[name]);
