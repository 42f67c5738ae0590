import type { Change } from '#platform/changes/change-path.ts';
import { type ChangeMoment, productOf, type Tickets } from '#ticketing/tickets/tickets.public.ts';
import type { NewProfile } from './decide-birthday.ts';

/**
 * Gives tickets other profiles, as an edit of each does: what nobody has fetched is changed in place, the others are
 * continued, with the code or card that they have. Returns the tickets that go on, by those that they continue.
 */
export async function saveNewProfiles(
  { change, tickets }: { readonly change: Change; readonly tickets: Tickets },
  profiles: readonly NewProfile[],
  moment: ChangeMoment,
): Promise<ReadonlyMap<number, number>> {
  const inPlace = profiles.filter(({ isInPlace }) => isInPlace);
  const continued = profiles.filter(({ isInPlace }) => !isInPlace);
  if (inPlace.length > 0) {
    await tickets.changeInPlace(
      change,
      inPlace.map(({ row, profileId }) => ({
        row,
        becomes: {
          ...productOf(row),
          holderId: row.holder_id,
          holderSlot: row.holder_slot,
          agreementId: row.agreement_id,
          profileId,
          expirationDate: row.ended_at ? row.expiration_date : null,
        },
        recorded: recordedProfile(row.profile_id, profileId),
      })),
      moment,
    );
  }
  if (continued.length === 0) return new Map();
  const newTickets = await tickets.continue(
    change,
    continued.map(({ row, profileId, newStart }) => ({
      row,
      kind: 'edit-ticket' as const,
      newStart,
      lastDay: newStart.subtract({ days: 1 }),
      product: productOf(row),
      becomes: {
        profileId,
        // Only a child's ticket has an end by rule, and nobody becomes a child.
        endByRule: null,
        recorded: recordedProfile(row.profile_id, profileId),
      },
    })),
    moment,
  );
  return new Map(
    continued.flatMap(({ row }, place) => {
      const key = newTickets[place];
      return key ? [[row.id, key.id] as const] : [];
    }),
  );
}

const recordedProfile = (before: string, after: string) => ({
  before: { profileId: before },
  after: { profileId: after },
});
