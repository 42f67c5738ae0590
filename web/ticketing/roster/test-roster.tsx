import { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { rosterCalls } from '@takst/contract/ticketing/roster/roster-calls.ts';
import type { rosterRow } from '@takst/contract/ticketing/roster/roster.schema.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { startTexts } from '#platform/texts/start-texts.ts';
import { personRow } from '#ticketing/batches/test-batch.ts';
import {
  type BatchFacts,
  batchServer,
  noOptions,
  openBatchPage,
  orderCalls,
} from '#ticketing/batches/test-batch-page.tsx';
import { plainText } from '#testing/cells-of.ts';
import { screen, waitFor } from '#testing/dom.ts';
import type { RouteAnswer } from '#testing/fake-server.ts';
import type { ComparisonKit } from './comparison-kit.ts';
import { RosterDraft } from './roster-draft.tsx';
import { type SummaryOnTheWire, summaryOf } from './test-roster-summary.ts';

export type ProposalOnTheWire = z.input<typeof rosterRow>;

export const calls = { ...orderCalls, ...rosterCalls(companyTicketOrders) };

const kit: ComparisonKit = {
  calls,
  groups: (['joiner', 'leaver', 'changed', 'changed-phone', 'unclear', 'unchanged'] as const).map(
    (name) => ({
      class: name,
      name: `Group of ${name}`,
      text: `What ${name} means`,
    }),
  ),
  texts: {
    summary: (count) => `${count('joiner')} new, ${count('changed', 'changed-phone')} changed`,
    half: ({ leavers, people }) => `${leavers} of ${people} leave`,
    confirmLabel: 'How many end',
    confirmHelp: (ends) => `It is ${ends}`,
  },
  optionsForm: ({ options, onChange }) => (
    <>
      <p>{`Options: ${JSON.stringify(options)}`}</p>
      <button onClick={() => onChange({ ...noOptions, validAllZones: true })}>Other options</button>
    </>
  ),
  personPath: ({ subscriberId }) =>
    subscriberId === null ? null : pathTo('/bedriftsavtale/ansatt/{id}', { id: subscriberId }),
};

/** A new person of the list, whose ticket would be ordered. */
export const proposal = (
  position: number,
  {
    row,
    ...more
  }: Partial<Omit<ProposalOnTheWire, 'row'>> & {
    row?: Partial<ProposalOnTheWire['row']>;
  } = {},
): ProposalOnTheWire => ({
  position,
  listRow: position,
  class: 'joiner',
  act: 'order',
  reason: null,
  changes: [],
  isAccepted: false,
  subscriberId: null,
  knownAs: null,
  before: {},
  date: '2026-04-01',
  pricePerMonth: 694.5,
  family: [],
  row: personRow(position, row),
  ...more,
});

interface RosterFacts extends BatchFacts {
  summary?: SummaryOnTheWire;
  proposals?: readonly ProposalOnTheWire[];
  totalEntries?: number;
}

interface RosterOptions {
  kit?: Partial<ComparisonKit>;
  search?: string;
  answers?: readonly RouteAnswer[];
}

/** The page of a comparison; what the server says of it may change while it is open. */
export async function openRoster(facts: RosterFacts, options: RosterOptions = {}) {
  const summary = () => ({
    status: 200,
    body: facts.summary ?? summaryOf({ joiner: { rows: 1, possible: 1 } }),
  });
  const proposals = () => facts.proposals ?? [proposal(1)];
  const server = batchServer(
    facts,
    [calls.getRosterSummary, summary],
    [calls.compareRoster, summary],
    [calls.acceptProposals, summary],
    [
      calls.listRosterRows,
      () => ({
        status: 200,
        body: { totalEntries: facts.totalEntries ?? proposals().length, matches: proposals() },
      }),
    ],
    ...(options.answers ?? []),
  );
  await startTexts(['roster', 'never-leaver']);
  const comparison = { ...kit, ...options.kit };
  const { router } = await openBatchPage(
    { calls, draft: (draft) => <RosterDraft comparison={comparison} {...draft} /> },
    options.search,
  );
  const bodiesTo = (name: 'compareRoster' | 'acceptProposals' | 'runBatch') =>
    server.callsTo(calls[name]).map(({ body }) => body);
  const listed = () => server.callsTo(calls.listRosterRows).at(-1)?.address.split('?')[1];
  return { server, router, bodiesTo, listed };
}

export type GroupName = 'joiner' | 'leaver' | 'changed' | 'changed-phone' | 'unclear' | 'unchanged';
/** The page with one group open, as soon as its rows are there. */
export async function openGroup(
  name: GroupName,
  proposals: readonly ProposalOnTheWire[],
  options: Parameters<typeof openRoster>[1] & { group?: object } = {},
) {
  const { group, ...more } = options;
  const summary = summaryOf({
    [name]: { rows: proposals.length, possible: proposals.length, ...group },
  });
  const facts = { summary, proposals };
  const opened = await openRoster(facts, { search: `?class=${name}`, ...more });
  await screen.findByRole('table', { name: `Group of ${name}` });
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBe(proposals.length));
  return { ...opened, facts };
}
export const headings = () =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
export const rowsInGroup = () => screen.getAllByRole('row').slice(1);
/** The cells below a heading, from the first row to the last. */
export const column = (heading: string) => {
  const names = headings();
  return rowsInGroup().map((row) => {
    const cell = row.children[names.indexOf(heading)];
    return plainText(cell?.textContent);
  });
};

/** A person with a ticket who is not on the list. */
export const leaver = (position: number, more: Parameters<typeof proposal>[1] = {}) =>
  proposal(position, {
    class: 'leaver',
    act: 'end',
    listRow: null,
    subscriberId: position,
    date: '2027-03-31',
    pricePerMonth: -519,
    ...more,
  });
