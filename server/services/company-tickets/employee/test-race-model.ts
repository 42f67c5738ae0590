/**
 * What a person's tickets may come to, said again and as plainly as can be: nothing of the product
 * is asked here, so that its faults are not believed. Dates are as on the wire.
 */
export type RacedTicket = {
  readonly id: number;
  readonly startDate: string;
  readonly expirationDate: string | null;
  readonly isCancelled: boolean;
  readonly appId: string | null;
  readonly continuesId: number | null;
};

/** The first ticket is what everybody races for; others go on from it. */
type RacedTickets = readonly [RacedTicket, ...RacedTicket[]];

export type RaceCall =
  | { readonly kind: 'change-zone'; readonly lastDay: string }
  | { readonly kind: 'end'; readonly lastDay: string }
  | { readonly kind: 'resend' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'redeem'; readonly appId: string };

/** `done`, with the id of a new ticket where there is one, or the code of a refusal. */
export type RaceAnswer = { readonly said: string; readonly newId: number | null };

type RaceResult = { readonly asked: RaceCall; readonly answer: RaceAnswer };

type Step = { readonly said: string; readonly after: RacedTickets };

const dayBefore = (day: string) => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
const dayAfter = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString();

type Status = 'cancelled' | 'expired' | 'pending' | 'active';

function statusOf(ticket: RacedTicket, today: string): Status {
  const { startDate, expirationDate, isCancelled } = ticket;
  if (isCancelled) return 'cancelled';
  if (expirationDate !== null && (expirationDate < today || expirationDate < startDate)) {
    return 'expired';
  }
  return startDate > today ? 'pending' : 'active';
}

/** One call after everything before it: what it is answered, and what is then there. */
function step(now: RacedTickets, { asked, answer }: RaceResult, today: string): Step {
  const [first, ...others] = now;
  const status = statusOf(first, today);
  const isOpenEnded = status === 'active' && first.expirationDate === null;
  const refuse = (code: string): Step => ({ said: code, after: now });
  const become = (facts: Partial<RacedTicket>, newStart?: string): Step => {
    const goesOn =
      newStart === undefined || answer.newId === null
        ? []
        : [newTicket(answer.newId, newStart, first.id)];
    return { said: 'done', after: [{ ...first, ...facts }, ...others, ...goesOn] };
  };
  switch (asked.kind) {
    case 'end':
      return isOpenEnded ? become({ expirationDate: asked.lastDay }) : refuse('TICKET_NOT_ENDABLE');
    case 'change-zone':
      return isOpenEnded
        ? become({ expirationDate: asked.lastDay }, dayAfter(asked.lastDay))
        : refuse('TICKET_NOT_CHANGEABLE');
    case 'cancel':
      return status === 'pending' ? become({ isCancelled: true }) : refuse('TICKET_NOT_PENDING');
    case 'resend': {
      const isLiving = status === 'active' || status === 'pending';
      if (!isLiving || first.appId === null || first.expirationDate !== null) {
        return refuse('TICKET_NOT_RESENDABLE');
      }
      const newStart = first.startDate > today ? first.startDate : today;
      return become({ expirationDate: dayBefore(newStart) }, newStart);
    }
    case 'redeem':
      if (first.appId !== null)
        return first.appId === asked.appId ? become({}) : refuse('ALREADY_REDEEMED');
      return status === 'active' || status === 'pending'
        ? become({ appId: asked.appId })
        : refuse('TICKET_NOT_VALID');
  }
}

const newTicket = (id: number, startDate: string, continuesId: number): RacedTicket => ({
  id,
  startDate,
  continuesId,
  expirationDate: null,
  isCancelled: false,
  appId: null,
});

export type Race = {
  readonly before: RacedTicket;
  readonly calls: readonly RaceResult[];
  readonly after: readonly RacedTicket[];
  readonly today: string;
};

/**
 * Whether some order of the calls gives each of them its answer and ends in what is there. A call
 * that fits now and changes nothing is taken at once: leaving it for later can help no other.
 */
export const hasSomeOrder = ({ before, calls, after, today }: Race): boolean =>
  search([before], calls, { today, wanted: asText(after) });

type SearchGoal = { readonly today: string; readonly wanted: string };

function search(now: RacedTickets, calls: readonly RaceResult[], end: SearchGoal): boolean {
  const left: { call: RaceResult; next: Step }[] = [];
  for (const call of calls) {
    const next = step(now, call, end.today);
    const fits = next.said === call.answer.said;
    if (!fits || asText(next.after) !== asText(now)) left.push({ call, next });
  }
  if (left.length === 0) return asText(now) === end.wanted;
  const remaining = left.map(({ call }) => call);
  return left.some(
    ({ call, next }) =>
      next.said === call.answer.said &&
      search(
        next.after,
        remaining.filter((other) => other !== call),
        end,
      ),
  );
}

const asText = (tickets: readonly RacedTicket[]): string =>
  JSON.stringify(
    tickets
      .map(({ id, startDate, expirationDate, isCancelled, appId, continuesId }) => [
        id,
        startDate,
        expirationDate,
        isCancelled,
        appId,
        continuesId,
      ])
      .toSorted(([one], [other]) => Number(one) - Number(other)),
  );
