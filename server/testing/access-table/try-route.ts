import type { Route } from '@takst/contract/platform/calls/route.ts';
import { type Answer, callLoosely, type LooseInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany, WorldUser } from '#testing/portal/world.store.ts';
import { foreignMarkFinder } from './foreign-marks.ts';
import { companiesToTry, inputsFor, isAboutSomething, nothing } from './targets.ts';
import {
  allowedTo,
  type Caller,
  oneInTurn,
  oneOfEachRight,
  oneOfEachStanding,
  strangersTo,
  turnOf,
  usersInBrief,
} from './callers.ts';
import { accept, acceptedOf, type AcceptedKinds, isDone, isReached } from './accepted-kinds.ts';
import { tryClosedRoute } from './try-closed-route.ts';
import { hasByGlobalRole, isEverybodys, reachOf, usersToldOf } from './who-may.ts';

/** What a new kind of thing needs before a call can be about it. */
const hint =
  'Is it about a new kind of thing? Say in test-access.ts of its area how one of each company gets into the test ' +
  'world and is found (things, place), and which fields of bodies name it (fields, targetFields).';
/** Enough to see what is wrong. */
const maxFaults = 60;

type RouteTrial = {
  portal: TestPortal;
  route: Route;
  calls: number;
  faults: string[];
  /** Users who have called. */
  heard: Set<Caller>;
  /** The kinds of ids by which an allowed user has reached something, and how; later calls use these alone. */
  acceptedKinds: AcceptedKinds;
  /** What somebody who may has deleted: it is nothing any more for those who come after. */
  gone: Set<WorldCompany>;
  marksIn: ReturnType<typeof foreignMarkFinder>;
};

/**
 * Calls one route as everybody, about everything, and returns what it answered that it should not have. In brief it calls the
 * route without a session, as each set of roles without the right, and as three users with it.
 */
export async function tryRoute(
  portal: TestPortal,
  route: Route,
  extent: 'whole' | 'brief' = 'whole',
): Promise<{ calls: number; faults: string[] }> {
  if (route.needs === 'ticket-app' || goesByAddress(route)) return tryClosedRoute(portal, route);
  const marksIn = foreignMarkFinder(portal.world);
  const trying: RouteTrial = {
    portal,
    route,
    calls: 0,
    faults: [],
    heard: new Set(),
    acceptedKinds: new Map(),
    gone: new Set(),
    marksIn,
  };
  const active = oneOfEachRight(portal.world);
  const last = takesAway(route) ? active.filter((user) => mayAnywhere(trying, user)) : [];
  // An allowed user goes first and learns which kinds of ids the call accepts. Calls that delete come last.
  const learner = last.length === 0 ? active.find((user) => mayAnywhere(trying, user)) : undefined;
  if (learner) {
    await tryAsUser(trying, learner, extent === 'whole' ? 'everything' : 'one of each');
  }
  const others = active.filter((user) => user !== learner && !last.includes(user));
  const inFull = oneOfEachStanding(trying, others);
  const tried = extent === 'whole' ? others : usersInBrief(trying, [...inFull]);
  const tries = [
    ...strangersTo(trying).map((stranger) => () => tryAsStranger(trying, stranger)),
    ...tried.map(
      (user) => () =>
        inFull.has(user)
          ? tryAsUser(trying, user, extent === 'whole' ? 'others in turns' : 'one of each')
          : tryOneAllowed(trying, user),
    ),
  ];
  if (refusesSecond(route)) for (const one of tries) await one();
  else await Promise.all(tries.map((one) => one()));
  const deleting = extent === 'whole' ? last : oneInTurn(last, turnOf(route));
  for (const user of deleting) await tryAsUser(trying, user);
  for (const [kind, users] of Map.groupBy(active, (user) =>
    mayAnywhere(trying, user) ? 'a user with the right' : 'a user without the right',
  )) {
    if (!users.some((user) => trying.heard.has(user))) trying.faults.push(`${kind} was not tried`);
  }
  return { calls: trying.calls, faults: [...new Set(trying.faults)] };
}

/** Whether two of its calls at once refuse each other, as the second one waits for a lock only briefly. */
const refusesSecond = ({ refusals }: Route): boolean => 'COMPANY_LOCKED' in refusals;

/** Whether the call, with the example of its contract, leaves nothing for the next one. */
export const takesAway = (route: Route): boolean => route.method === 'DELETE' || discards(route);
const discards = ({ example }: Route): boolean => Object(example).action === 'discard';
/** A discarded draft is all that a company has for the call; of things that are deleted others may be left. */
const isOfWholeTarget = (route: Route): boolean => discards(route) || route.company !== undefined;

/** For anyone who has the address, or the browser: what it holds cannot be guessed, so nobody here has it. */
const goesByAddress = ({ needs, path }: Route): boolean =>
  (needs === 'anyone' && /\{(token|clientId)\}/.test(path)) ||
  (needs === 'this-browser' && /\{(token|id)\}/.test(path));

/** A call for any browser, or with a voucher key, may refuse the test's values, or serve some operators only. */
const isRefusedByAll = ({ needs, refusals }: Route, text: string): boolean =>
  (needs === 'this-browser' || needs === 'voucher-key') &&
  Object.keys(refusals).some((code) => text.startsWith(`{"code":"${code}"`));

/** Whether the call needs no user. */
const isForAnyone = ({ needs }: Pick<Route, 'needs'>): boolean =>
  needs === 'anyone' || needs === 'this-browser' || needs === 'voucher-key';

async function ask(trying: RouteTrial, caller: Caller, input: LooseInput): Promise<Answer> {
  trying.calls += 1;
  trying.heard.add(caller);
  return callLoosely(trying.portal.port, caller, { route: trying.route, input });
}

async function tryAsStranger(trying: RouteTrial, caller: Caller): Promise<void> {
  const { portal, route, faults, marksIn } = trying;
  const targets = companiesToTry(portal.world, { tenant: caller.tenant, reach: [] });
  // Who is not signed in is turned away before anything is read.
  for (const company of isForAnyone(route) ? targets : targets.slice(0, 1)) {
    for (const input of inputsFor(route, company).slice(0, 1)) {
      const { status, text } = await ask(trying, caller, input);
      const fault = `${caller.name} at ${caller.tenant} got ${status} ${text.slice(0, 200)}`;
      const expected = isForAnyone(route)
        ? status === 200 || isRefusedByAll(route, text)
        : text === '{"code":"NOT_SIGNED_IN"}';
      if (!expected || (!isForAnyone(route) && status !== 401)) faults.push(fault);
      for (const mark of marksIn(text, { companies: [], user: null })) {
        faults.push(`${mark} was told to ${caller.name}`);
      }
    }
    if (!isAboutSomething(route)) return;
  }
}

const mayAnywhere = (trying: RouteTrial, user: WorldUser): boolean =>
  allowedTo(trying, user).length > 0;

/**
 * About one company of each situation that the user reaches, and about others' companies: all kinds of them, or one in turns.
 * `one of each` is one company in which the user has the right, one in which not, and one of others.
 */
async function tryAsUser(
  trying: RouteTrial,
  user: WorldUser,
  about: 'everything' | 'others in turns' | 'one of each' = 'everything',
): Promise<void> {
  const { portal, route } = trying;
  const { world } = portal;
  const { needs } = route;
  const reach = reachOf(user, world);
  const allowed = allowedTo(trying, user);
  const nowhere =
    !isForAnyone(route) &&
    needs !== 'signed-in' &&
    !isEverybodys(needs, user) &&
    !hasByGlobalRole(needs, user) &&
    allowed.length === 0;
  const users = usersToldOf(route, user, { allowed, world });
  const who: Who = { user, users, reach, allowed, nowhere };
  if (!isAboutSomething(route)) return tryOnce(trying, who);

  const targets = companiesToTry(world, { tenant: user.tenant, reach });
  const turn = turnOf(route) + user.place;
  const isReachedBy = (company: WorldCompany) => reach.includes(company);
  const strangers = targets.filter((company) => !isReachedBy(company));
  const oneOfOthers = oneInTurn(strangers, turn);
  const reached = targets.filter(isReachedBy);
  const byRight = Map.groupBy(reached, (company) => allowed.includes(company));
  const ownCompanies =
    about === 'one of each'
      ? [...byRight.values()].flatMap((alike) => oneInTurn(alike, turn))
      : reached;
  // Who has it nowhere is turned away before anything is read: one that is reached or one of others says it.
  const tried = nowhere
    ? turn % 2 === 0
      ? targets.slice(0, 1)
      : oneOfOthers
    : [...ownCompanies, ...(about === 'everything' ? strangers : oneOfOthers)];
  const [input = {}] = inputsFor(route, nothing(user.tenant));
  const ofNothing = tried.every(isReachedBy) ? null : await ask(trying, user, input);
  for (const company of tried) {
    if (trying.gone.has(company)) continue;
    if (trying.faults.length < maxFaults) await tryCompany(trying, who, { company, ofNothing });
  }
}

/** Of a user who stands to the route as another one does who is tried about everything: that it is open at all. */
async function tryOneAllowed(trying: RouteTrial, user: WorldUser): Promise<void> {
  const { route, portal } = trying;
  const { world } = portal;
  const allowed = allowedTo(trying, user);
  const reach = reachOf(user, world);
  const tried = companiesToTry(world, { tenant: user.tenant, reach }).filter((company) =>
    allowed.includes(company),
  );
  const company = tried[turnOf(route) % tried.length];
  if (!company) return;
  if (!isAboutSomething(route)) return tryAsUser(trying, user);
  const users = usersToldOf(route, user, { allowed, world });
  const who = { user, users, reach, allowed, nowhere: false };
  return tryCompany(trying, who, { company, ofNothing: null });
}

type Who = {
  user: WorldUser;
  /** Other users that the answer may name. */
  users: readonly WorldUser[];
  reach: readonly WorldCompany[];
  allowed: readonly WorldCompany[];
  /** The user has what the call needs in no company. */
  nowhere: boolean;
};

async function tryOnce(trying: RouteTrial, { user, users, allowed, nowhere }: Who): Promise<void> {
  const [input = {}] = inputsFor(trying.route, nothing(user.tenant));
  const { status, text } = await ask(trying, user, input);
  const expected = nowhere ? 403 : 200;
  if (status !== expected && !isRefusedByAll(trying.route, text)) {
    trying.faults.push(`${nameOf(user)} got ${status}, not ${expected}. ${hint}`);
  }
  const visibleData = { companies: allowed, user, users };
  for (const mark of trying.marksIn(text, visibleData)) {
    trying.faults.push(`${mark} was told to ${nameOf(user)}`);
  }
}

async function tryCompany(
  trying: RouteTrial,
  { user, users, reach, allowed, nowhere }: Who,
  { company, ofNothing }: { company: WorldCompany; ofNothing: Answer | null },
): Promise<void> {
  const { route, faults, marksIn } = trying;
  const statuses: number[] = [];
  const isAllowed = allowed.includes(company);
  const inputs = inputsFor(route, company);
  const accepted = acceptedOf(trying.acceptedKinds, inputs);
  const others = inputs.filter((input) => !accepted.includes(input));
  const companies = [...accepted, ...others];
  // The server refuses a user without the right anywhere before it looks at the id: one call shows it.
  for (const input of nowhere ? companies.slice(0, 1) : companies) {
    // Ids of other kinds are tried while no kind is accepted, and when an allowed user reaches nothing by those that are.
    const isSettled = accepted.length > 0 && (!isAllowed || statuses.some(isReached));
    if (isSettled && others.includes(input)) break;
    const answer = await ask(trying, user, input);
    statuses.push(answer.status);
    if (isAllowed && isReached(answer.status)) accept(trying.acceptedKinds, input, answer);
    const about = `${nameOf(user)} about ${company.key} of ${company.tenant} (${JSON.stringify(input)})`;
    const same = answer.status === ofNothing?.status && answer.text === ofNothing.text;
    if (!reach.includes(company) && !same) {
      faults.push(`${about} got ${answer.status} ${answer.text}, not ${ofNothing?.text}`);
    }
    for (const mark of marksIn(answer.text, { companies: allowed, user, users })) {
      faults.push(`${about} was told ${mark}`);
    }
    if (answer.status === 401 || answer.status >= 500) faults.push(`${about} got ${answer.status}`);
  }
  if (takesAway(route) && isOfWholeTarget(route) && statuses.includes(200)) {
    trying.gone.add(company);
  }
  const about = `${nameOf(user)} about ${company.key} of ${company.tenant}`;
  const isAsItShould = isAllowed ? statuses.some(isReached) : !statuses.some(isDone);
  if (!isAsItShould && isWorthAsking(route, company)) {
    faults.push(
      `${about} got ${statuses.join()}, ${isAllowed ? `never reached. ${hint}` : 'though not allowed'}`,
    );
  }
  const denied = nowhere || (route.company !== undefined && !isAllowed && reach.includes(company));
  const expected = route.company !== undefined && !reach.includes(company) ? 404 : 403;
  if (denied && statuses.some((status) => status !== expected)) {
    faults.push(`${about} got ${statuses.join()}, not ${expected}`);
  }
}

/** A company without anything of its own has nothing to show. */
function isWorthAsking(route: Route, { tickets, agreements }: WorldCompany): boolean {
  if (route.path.includes('{agreementId}')) return agreements.length > 0;
  return route.company !== undefined || !route.path.includes('{') || tickets.length > 0;
}

const nameOf = ({ name, tenant }: WorldUser): string => `${name} of ${tenant}`;
