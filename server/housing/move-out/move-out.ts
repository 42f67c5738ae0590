import { moveOut as route } from '@takst/contract/housing/move-out.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serveChange } from '#changes/serve-change.ts';
import { takeResidents } from '#housing/residents-in-hand.ts';
import type { Tickets } from '#tickets/tickets.public.ts';
import { saveMoveOuts } from './save-move-outs.ts';

/** Moves people out, or corrects when they did, and ends what they have. */
export const moveOut = (changes: ChangePath, tickets: Tickets) =>
  serveChange(route, changes, async (change, { scope, body, today, now }) => {
    const { subscriberIds, lastDay, endsOn } = body;
    const inHand = await takeResidents(change.tx, { scope, today }, subscriberIds);
    if ('refused' in inHand) return { refused: { code: inHand.refused } };
    const moves = inHand.residences.map((residence) => ({
      residence,
      unitNumber: inHand.unitNumbers.get(residence.unitId) ?? '',
      lastDay,
      endsOn,
    }));
    const refused = await saveMoveOuts({ change, tickets }, moves, { scope, today, now });
    return refused ? { refused } : { reply: { subscriberIds } };
  });
