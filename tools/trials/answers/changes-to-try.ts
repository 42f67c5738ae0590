import { ask, type Answer } from './answer.ts';
import { differencesOf } from './differences.ts';
import { askBoth, type Reader, type Report } from './read-everything.ts';
import type { BothSides } from './two-portals.ts';

type ComparisonInput = { ports: BothSides<number>; report: Report };

/** A call that changes something, with the same input in both portals. */
type ChangeCall = { method: string; path: string; body?: unknown };

/**
 * Orders, changes, ends and takes back tickets of a company's people in both portals by the same calls; each answer is
 * compared. `lastDay` is the last day of the month of the clock.
 */
export async function changeTickets(
  reader: Reader,
  changing: ComparisonInput,
  { companyId, lastDay }: { companyId: number; lastDay: string },
): Promise<number> {
  let count = 0;
  const change = async (call: ChangeCall): Promise<Answer> => {
    const [old, other] = await changeBoth(reader, changing.ports, call);
    count += 1;
    changing.report(
      `${call.method} ${call.path.replaceAll(/\d{3,}/g, '{id}')}`,
      differencesOf(old, other),
    );
    return old;
  };
  const list = `/api/subscriber/by-company-id/${companyId}?maxEntries=12`;
  const [people] = await askBoth(reader, changing.ports, list);
  if (people.status !== 200) return 0;
  const { matches } = people.content as { matches: readonly { id: number }[] };
  for (const [place, { id }] of matches.entries()) {
    const [answer] = await askBoth(reader, changing.ports, `/api/subscriber/${id}/tickets`);
    const tickets = answer.status === 200 ? (answer.content as readonly { id: number }[]) : [];
    await change({
      method: 'PUT',
      path: `/api/subscriber/${id}/note`,
      body: { note: `Merknad ${place}`, previousNote: '' },
    });
    for (const ticket of tickets) {
      for (const call of callsAbout(ticket.id, { place, lastDay })) await change(call);
    }
  }
  return count;
}

/** Each is tried on each ticket: what may not be done is refused alike. */
const callsAbout = (id: number, { place, lastDay }: { place: number; lastDay: string }) =>
  [
    [
      { method: 'POST', path: `/api/ticket/change-expiry/by-id/${id}/${lastDay}` },
      { method: 'POST', path: `/api/ticket/undo-end/${id}` },
    ],
    [
      {
        method: 'POST',
        path: `/api/ticket/change-zone/${id}`,
        body: { zoneFrom: '1', zoneTo: '1', expiryDate: lastDay },
      },
    ],
    [
      { method: 'POST', path: `/api/ticket/resend-pickup-code/${id}` },
      { method: 'POST', path: `/api/ticket/resend/${id}` },
    ],
    [
      { method: 'POST', path: `/api/ticket/cancel-pending/by-id/${id}` },
      { method: 'POST', path: `/api/ticket/change-expiry/by-id/${id}/${lastDay}` },
    ],
  ][place % 4] ?? [];

async function changeBoth(
  { host, tokens }: Reader,
  ports: BothSides<number>,
  call: ChangeCall,
): Promise<readonly [Answer, Answer]> {
  return Promise.all([
    ask({ port: ports.old, host, token: tokens.old, ...call }),
    ask({ port: ports.new, host, token: tokens.new, ...call }),
  ]);
}
