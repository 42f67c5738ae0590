/** An acknowledged change of one person's tickets; dates in the wire format. */
export type Done =
  | { kind: 'order-company-ticket'; id: number; startDate: string }
  | { kind: 'redeem-ticket'; id: number; appId: string }
  | { kind: 'change-zone'; from: number; id: number; lastDay: string }
  | { kind: 'resend-ticket'; from: number; id: number; today: string };

/** An unanswered call that was not repeated. */
export type Open =
  | Omit<Extract<Done, { kind: 'order-company-ticket' }>, 'id'>
  | Omit<Extract<Done, { kind: 'change-zone' }>, 'id'>
  | Omit<Extract<Done, { kind: 'resend-ticket' }>, 'id'>
  | Extract<Done, { kind: 'redeem-ticket' }>;

/** One person's acknowledged changes in order, and perhaps a last unanswered call. */
export type Story = { readonly phone: string; readonly done: Done[]; open: Open | null };

export type TicketFacts = {
  readonly id: number;
  readonly startDate: string;
  readonly expirationDate: string | null;
  readonly appId: string | null;
  readonly continuesId: number | null;
};

/** The database's facts about one person. */
export type Facts = {
  readonly tickets: readonly (TicketFacts & { readonly pickupCode: string | null })[];
  /** `change-zone 17`, one per recorded change. */
  readonly changes: readonly string[];
  /** The texts that the gateway has accepted. */
  readonly messages: readonly string[];
};

const dayBefore = (day: string): string =>
  Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
const dayAfter = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString();

/** The tickets that a person must have after the changes, by the rules of domain: Company ticket. */
function ticketsAfter(done: readonly Done[]): TicketFacts[] {
  const tickets = new Map<number, TicketFacts>();
  const begin = (id: number, startDate: string, continuesId: number | null) =>
    tickets.set(id, { id, startDate, expirationDate: null, appId: null, continuesId });
  const alter = (id: number, facts: Partial<TicketFacts>) => {
    const ticket = tickets.get(id);
    if (ticket) tickets.set(id, { ...ticket, ...facts });
  };
  for (const one of done) {
    if (one.kind === 'order-company-ticket') begin(one.id, one.startDate, null);
    if (one.kind === 'redeem-ticket') alter(one.id, { appId: one.appId });
    if (one.kind === 'change-zone') {
      alter(one.from, { expirationDate: one.lastDay });
      begin(one.id, dayAfter(one.lastDay), one.from);
    }
    if (one.kind === 'resend-ticket') {
      const begins = tickets.get(one.from)?.startDate ?? one.today;
      const newStart = begins > one.today ? begins : one.today;
      alter(one.from, { expirationDate: dayBefore(newStart) });
      begin(one.id, newStart, one.from);
    }
  }
  return [...tickets.values()];
}

/** The facts about a person that their story does not explain; empty if all is right. */
export function faultsOf(story: Story, facts: Facts): string[] {
  const without = differences(story.done, facts);
  if (without.length === 0 || !story.open) return without;
  // An unanswered call was either done completely or not at all.
  const newest = Math.max(0, ...facts.tickets.map(({ id }) => id));
  const happened: Done =
    story.open.kind === 'redeem-ticket' ? story.open : { ...story.open, id: newest };
  const within = differences([...story.done, happened], facts);
  return within.length === 0 ? [] : [...without, ...within.map((fault) => `or ${fault}`)];
}

function differences(done: readonly Done[], { tickets, changes, messages }: Facts): string[] {
  const codes = tickets.map(({ pickupCode }) => pickupCode ?? 'no code');
  return [
    ...unequal('tickets', {
      expected: ticketsAfter(done).map((ticket) => JSON.stringify(ticket)),
      found: tickets.map(({ pickupCode: _code, ...ticket }) => JSON.stringify(ticket)),
    }),
    ...unequal('recorded changes', {
      expected: done.map(({ kind, id }) => `${kind} ${id}`),
      found: changes,
    }),
    ...unequal('messages', {
      expected: codes,
      found: messages.map((text) => codes.find((code) => text.includes(code)) ?? text),
    }),
  ];
}

function unequal(
  what: string,
  { expected, found }: { expected: readonly string[]; found: readonly string[] },
): string[] {
  const [one, other] = [expected.toSorted().join(), found.toSorted().join()];
  return one === other ? [] : [`${what}: expected ${one || 'none'}, found ${other || 'none'}`];
}
