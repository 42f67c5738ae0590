/** An acknowledged change of one person's tickets; dates in the wire format. */
type AcknowledgedChange =
  | { kind: 'order-ticket'; id: number; startDate: string }
  | { kind: 'redeem-ticket'; id: number; appId: string }
  | { kind: 'change-zone'; from: number; id: number; lastDay: string }
  | { kind: 'resend-ticket'; from: number; id: number; today: string };

/** An unanswered call that was not repeated. */
export type UnansweredCall =
  | Omit<Extract<AcknowledgedChange, { kind: 'order-ticket' }>, 'id'>
  | Omit<Extract<AcknowledgedChange, { kind: 'change-zone' }>, 'id'>
  | Omit<Extract<AcknowledgedChange, { kind: 'resend-ticket' }>, 'id'>
  | Extract<AcknowledgedChange, { kind: 'redeem-ticket' }>;

/** One person's acknowledged changes in order, and perhaps a last unanswered call. */
export type Story = {
  readonly phone: string;
  readonly done: AcknowledgedChange[];
  open: UnansweredCall | null;
};

type TicketFacts = {
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
function ticketsAfter(done: readonly AcknowledgedChange[]): TicketFacts[] {
  const tickets = new Map<number, TicketFacts>();
  const begin = (id: number, startDate: string, continuesId: number | null) =>
    tickets.set(id, { id, startDate, expirationDate: null, appId: null, continuesId });
  const alter = (id: number, facts: Partial<TicketFacts>) => {
    const ticket = tickets.get(id);
    if (ticket) tickets.set(id, { ...ticket, ...facts });
  };
  for (const change of done) {
    if (change.kind === 'order-ticket') begin(change.id, change.startDate, null);
    if (change.kind === 'redeem-ticket') alter(change.id, { appId: change.appId });
    if (change.kind === 'change-zone') {
      alter(change.from, { expirationDate: change.lastDay });
      begin(change.id, dayAfter(change.lastDay), change.from);
    }
    if (change.kind === 'resend-ticket') {
      const oldStart = tickets.get(change.from)?.startDate ?? change.today;
      const newStart = oldStart > change.today ? oldStart : change.today;
      alter(change.from, { expirationDate: dayBefore(newStart) });
      begin(change.id, newStart, change.from);
    }
  }
  return [...tickets.values()];
}

/** The facts about a person that their story does not explain; empty if all is right. */
export function faultsOf(story: Story, facts: Facts): string[] {
  const faultsWithoutCall = findDifferences(story.done, facts);
  if (faultsWithoutCall.length === 0 || !story.open) return faultsWithoutCall;
  // An unanswered call was either done completely or not at all.
  const newest = Math.max(0, ...facts.tickets.map(({ id }) => id));
  const completedCall: AcknowledgedChange =
    story.open.kind === 'redeem-ticket' ? story.open : { ...story.open, id: newest };
  const faultsWithCall = findDifferences([...story.done, completedCall], facts);
  return faultsWithCall.length === 0
    ? []
    : [...faultsWithoutCall, ...faultsWithCall.map((fault) => `or ${fault}`)];
}

function findDifferences(
  done: readonly AcknowledgedChange[],
  { tickets, changes, messages }: Facts,
): string[] {
  const codes = tickets.map(({ pickupCode }) => pickupCode ?? 'no code');
  return [
    ...describeDifference('tickets', {
      expected: ticketsAfter(done).map((ticket) => JSON.stringify(ticket)),
      found: tickets.map(({ pickupCode: _code, ...ticket }) => JSON.stringify(ticket)),
    }),
    ...describeDifference('recorded changes', {
      expected: done.map(({ kind, id }) => `${kind} ${id}`),
      found: changes,
    }),
    ...describeDifference('messages', {
      expected: codes,
      found: messages.map((text) => codes.find((code) => text.includes(code)) ?? text),
    }),
  ];
}

function describeDifference(
  what: string,
  { expected, found }: { expected: readonly string[]; found: readonly string[] },
): string[] {
  const [change, actualText] = [expected.toSorted().join(), found.toSorted().join()];
  return change === actualText
    ? []
    : [`${what}: expected ${change || 'none'}, found ${actualText || 'none'}`];
}
