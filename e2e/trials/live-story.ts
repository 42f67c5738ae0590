import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { changeZone } from '@takst/contract/services/company-tickets/employee/change-zone.contract.ts';
import { redeemTicket } from '@takst/contract/ticketing/tickets/phone/redeem-ticket.contract.ts';
import { resendTicket } from '@takst/contract/services/company-tickets/employee/resend-ticket.contract.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import type { Answer, CallInput } from '@takst/server/testing/portal/call-as.ts';
import { type Chance } from '../../database/demo/chance.ts';
import { type Client, callOnce, pause, callTwice, callUntilAnswered } from './client-calls.ts';
import { waitForNewCode } from './outbox.ts';
import type { UnansweredCall, Story } from './story.ts';

export type World = Client & { readonly agreementName: string; readonly chance: Chance };

const maxChanges = 4;
const maxPauseMs = 60;
const zones = [
  { zoneFrom: '1', zoneTo: '2Ø' },
  { zoneFrom: '1', zoneTo: '1' },
  { zoneFrom: null, zoneTo: null, validAllZones: true },
] as const;

const today = () => Temporal.Now.plainDateISO('Europe/Oslo').toString();

/** Orders a ticket for a new person and changes it a few times; returns the acknowledged changes. */
export async function liveStory(world: World, phone: string): Promise<Story> {
  const story: Story = { phone, done: [], open: null };
  let current = await order(world, story);
  for (let changes = world.chance.below(maxChanges); current && changes > 0; changes -= 1) {
    await pause(world.chance.below(maxPauseMs));
    current = await changeTicket(world, story, current);
  }
  return story;
}

type CurrentTicket = {
  id: number;
  zone: number;
  isActive: boolean;
  /** Codes of earlier tickets: a delayed SMS may arrive after a newer one. */
  known: ReadonlySet<string>;
};

async function order(world: World, story: Story): Promise<CurrentTicket | null> {
  const startDate = today();
  const body = {
    agreementName: world.agreementName,
    employeeId: 'KILL-9',
    firstName: 'Kari',
    lastName: 'Nordmann',
    phoneCountryCode: '+47',
    phone: story.phone,
    startDate,
    ...zones[0],
  };
  const kind = 'order-ticket' as const;
  const open = { kind, startDate };
  const id = await newTicket(world, story, { route: orderCompanyTicket, input: { body }, open });
  if (id === null) return null;
  story.done.push({ kind, id, startDate });
  return { id, zone: 0, isActive: true, known: new Set() };
}

/** A valid ticket gets new zones, or is redeemed and resent. */
async function changeTicket(
  world: World,
  story: Story,
  current: CurrentTicket,
): Promise<CurrentTicket | null> {
  const code = await waitForNewCode(world, story.phone, current.known);
  // Without the SMS the story ends here; the end of the trial checks that it arrives.
  if (code === null) return null;
  const knownCodes = new Set([...current.known, code]);
  if (current.isActive && world.chance.in100(40)) {
    const kind = 'change-zone' as const;
    const zone = (current.zone + 1) % zones.length;
    const open = { kind, from: current.id, lastDay: today() };
    const body = { ...zones[zone], expiryDate: open.lastDay };
    const input = { params: { id: current.id }, body };
    const id = await newTicket(world, story, { route: changeZone, input, open });
    if (id === null) return null;
    story.done.push({ ...open, id });
    // The new ticket starts tomorrow; until then it can only be redeemed.
    return { id, zone, isActive: false, known: knownCodes };
  }
  if (!(await redeem(world, story, { id: current.id, code }))) return null;
  const kind = 'resend-ticket' as const;
  const open = { kind, from: current.id, today: today() };
  const input = { params: { id: current.id } };
  const id = await newTicket(world, story, { route: resendTicket, input, open });
  if (id === null) return null;
  story.done.push({ ...open, id });
  return { ...current, id, known: knownCodes };
}

async function redeem(
  world: World,
  story: Story,
  { id, code: pickupCode }: { id: number; code: string },
): Promise<boolean> {
  const appId = `app-of-${story.phone}-${id}`;
  const answer = await callUntilAnswered(world, redeemTicket, { body: { pickupCode, appId } });
  if (!isAccepted(world, redeemTicket, answer)) return false;
  story.done.push({ kind: 'redeem-ticket', id, appId });
  return true;
}

let keys = 0;

/** The id of the ticket that a call creates; null if the story ends here. */
async function newTicket<R extends Route>(
  world: World,
  story: Story,
  { route, input, open }: { route: R; input: CallInput<R>; open: UnansweredCall },
): Promise<number | null> {
  const keyedInput = { ...input, key: `kill-${process.pid}-${story.phone}-${(keys += 1)}` };
  const { chance } = world;
  if (chance.in100(15)) {
    const answer = await callOnce(world, route, keyedInput);
    if (!answer) story.open = open;
    return answer && isAccepted(world, route, answer) ? idIn(answer) : null;
  }
  const answer = await (chance.in100(20) ? callTwice : callUntilAnswered)(world, route, keyedInput);
  return isAccepted(world, route, answer) ? idIn(answer) : null;
}

const idIn = ({ json }: Answer): number => (json as { id: number }).id;

/** No call may be refused: these tickets belong to this client alone. */
function isAccepted({ faultyAnswers }: World, route: Route, { status, text }: Answer): boolean {
  if (status !== 200) faultyAnswers.push(`${route.path}: ${status} ${text}`);
  return status === 200;
}
