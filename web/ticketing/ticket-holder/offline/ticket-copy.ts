import { browserStorage } from '@takst/domain/platform/retention/browser-storage.ts';
import type { RawAnswer } from '#platform/api/answers-with-page.ts';
import { ticketIn } from '../ticket/fetch-holder-ticket.ts';
import { dayOf } from '../ticket/moments.ts';

/** The page of a ticket as this device keeps it for when there is no network (docs/decisions/0119). */
export type TicketCopy = {
  /** The path of the page. */
  readonly page: string;
  readonly html: string;
  readonly headers: readonly (readonly [string, string])[];
  /** When it came from the server and when it was opened last, by the device's clock. */
  readonly receivedAt: number;
  readonly openedAt: number;
  /** Of the ticket, as ISO text; null while it has none. */
  readonly lastDay: string | null;
  /** Paths of the scripts, style, fonts and icon without which the HTML is not the page. */
  readonly assets: readonly string[];
};

/** One phone carries the tickets of a family, not of a school class. */
const maxCopies = 4;
const maxUnopenedDays = browserStorage['ticket-pages'].days;
const dayMs = 24 * 60 * 60 * 1_000;

/** What an answer means for the copy: a valid ticket replaces it, one that cannot be used deletes it, trouble leaves it. */
export type Verdict =
  | { copy: 'replace'; lastDay: string | null }
  | { copy: 'delete' }
  | { copy: 'leave' };

export function verdictOn(answer: RawAnswer | null): Verdict {
  const ticket = answer ? ticketIn(answer) : 'trouble';
  if (ticket === 'not-found') return { copy: 'delete' };
  if (typeof ticket === 'string') return { copy: 'leave' };
  const isUsable = ticket.status === 'active' || ticket.status === 'pending';
  return isUsable ? { copy: 'replace', lastDay: ticket.expirationDate } : { copy: 'delete' };
}

/** The answer that stands in the HTML of a ticket's page; null in any other page. */
export function answerIn(html: string): RawAnswer | null {
  const json = /<script type="application\/json" id="answers">([^<]*)<\/script>/.exec(html)?.[1];
  if (json === undefined) return null;
  const answers: Readonly<Record<string, RawAnswer>> = JSON.parse(json);
  return Object.entries(answers).find(([path]) => path.startsWith('/holder-api/'))?.[1] ?? null;
}

/** The built files that the HTML names. */
export const assetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)),
];

/** Whether the copy may no longer be shown: the ticket's last day is over, or it has not been opened for long. */
export const isOutdated = ({ lastDay, openedAt }: TicketCopy, now: number): boolean =>
  (lastDay !== null && dayOf(now) > lastDay) || now - openedAt > maxUnopenedDays * dayMs;

/** The copies that stay: those opened last. */
export const remaining = (copies: readonly TicketCopy[], now: number): TicketCopy[] =>
  copies
    .filter((copy) => !isOutdated(copy, now))
    .toSorted((one, other) => other.openedAt - one.openedAt)
    .slice(0, maxCopies);
