import { draftBatch, readyTotals } from '#ticketing/batches/test-batch.ts';

/** A change that ends the tickets of two people; one of them has a last day already. */
export const batch = {
  ...draftBatch,
  service: 'company-ticket-changes',
  act: 'end',
  onRefusal: 'go-on',
  source: { kind: 'ticked', name: null },
};
export const totals = {
  ...readyTotals,
  faulty: 1,
  ready: 1,
  pricePerMonth: -1038,
  firstStart: '2026-04-01',
  lastStart: '2026-04-01',
  faultGroups: [{ column: null, code: 'END_ALREADY_SET', rows: 1 }],
};
export const options = {
  act: 'end',
  lastDay: '2026-03-31',
  zoneFrom: null,
  zoneTo: null,
  validAllZones: false,
  agreementName: null,
  slashOrder: null,
};
export const effect = { startDate: '2026-04-01', pricePerMonth: -1038, knownAs: null };
export const row = (position: number, state: string, fault: string | null = null) => ({
  position,
  cells: { subscriberId: `${position}`, firstName: 'Ingrid', lastName: 'Ali', employeeId: 'A-7' },
  readAs: {},
  state,
  faults: fault ? [{ column: null, code: fault, proposal: null, otherRow: null }] : [],
  effect: state === 'ready' ? { ...effect, notes: [] as string[] } : null,
  subject: { type: 'subscriber', id: position },
});

export const running = {
  ...batch,
  state: 'running',
  done: 1,
  startedAt: '2026-03-04T09:00:00Z',
  startedBy: 'Kari Nordmann',
};
