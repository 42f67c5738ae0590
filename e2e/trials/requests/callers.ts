import type { Chance } from '../../../database/demo/chance.ts';
import { testBrowser } from '@takst/server/customers/session/test-browser.ts';
import { KnownValues } from './known-values.ts';

/** The five kinds of user, each with logins of the demo world: one that was deactivated on the way is followed by the next. */
const loginsOf = {
  visitor: [],
  'company user': ['hr', 'hr-free-ticket', 'school', 'hr-housing', 'ticket-counter', 'hr-large'],
  'company administrator': ['hr-everything', 'hr-users', 'users', 'school-county'],
  'customer support': ['support', 'operator', 'travel-cards', 'school-support'],
  'global user administrator': ['user-support', 'operator'],
} as const satisfies Record<string, readonly string[]>;

export type CallerKind = keyof typeof loginsOf;
const callerKinds = Object.keys(loginsOf) as [CallerKind, ...CallerKind[]];

const password = 'demo';
/** Calls that only the session's end explains are not worth a sign-in each. */
const leastAnswersBetween = 100;

export type Caller = {
  readonly kind: CallerKind;
  readonly known: KnownValues;
  token: string | null;
  next: number;
  answersSince: number;
  signing: boolean;
};

/** How many callers are remembered that an operation has let in. */
const mostWelcome = 12;

/** Sessions of each kind, which come from the sign-in page. */
export function callersAt(origin: string, chance: Chance) {
  const callers = new Map<CallerKind, Caller[]>();
  const welcome = new Map<string, Caller[]>();
  const host = new URL(origin).hostname;

  async function signIn(login: string): Promise<string | null> {
    const browser = testBrowser();
    const page = await browser.go(`${origin}/login`);
    await browser.submit(page, { email: `${login}@ruter.example`, password });
    return browser.cookie(host, 'takst_session') ?? null;
  }

  async function signInNext(caller: Caller): Promise<void> {
    const logins: readonly string[] = loginsOf[caller.kind];
    const login = logins[caller.next % logins.length];
    caller.next += 1;
    caller.answersSince = 0;
    if (login !== undefined) caller.token = await signIn(login).catch(() => null);
  }

  return {
    async open(): Promise<void> {
      for (const kind of callerKinds) {
        const logins: readonly (string | null)[] = kind === 'visitor' ? [null] : loginsOf[kind];
        const own = logins.map((_, next) => ({
          kind,
          known: new KnownValues(chance),
          token: null,
          next,
          answersSince: 0,
          signing: false,
        }));
        callers.set(kind, own);
        for (const caller of own) await signInNext(caller);
      }
    },
    /** Mostly somebody that the operation has let in before, and anybody otherwise. */
    pick(operation: string): Caller {
      const letIn = welcome.get(operation) ?? [];
      const own = callers.get(chance.pick(callerKinds)) ?? [];
      const from = letIn.length > 0 && chance.in100(65) ? letIn : own;
      const caller = from[chance.below(from.length)];
      if (!caller) throw new Error('Nobody has signed in.');
      return caller;
    },
    /** Signs in again where a session has ended, as users do. */
    async answered(operation: string, caller: Caller, status: number): Promise<void> {
      caller.answersSince += 1;
      const letIn = welcome.get(operation) ?? [];
      welcome.set(operation, letIn);
      const isIn = status > 0 && status !== 401 && status !== 403 && status !== 404;
      if (isIn && letIn.length < mostWelcome && !letIn.includes(caller)) letIn.push(caller);
      if (status !== 401 || caller.signing || caller.answersSince < leastAnswersBetween) return;
      caller.signing = true;
      await signInNext(caller);
      caller.signing = false;
    },
  };
}
