import {
  readSessionVersion,
  type SessionVersion,
  sessionVersionHeader,
} from '@takst/contract/customers/session/session-version.ts';
import { advanceToday } from '#platform/texts/page-facts.ts';
import { answerHeaders } from './answer-headers.ts';
import { createSignal } from './signal.ts';

/** The versions with which the session on this page was loaded. */
type LoadedVersion = { user: string; companies: Map<number, string> };

let loadedVersion: LoadedVersion | null = null;
let loading: LoadedVersion | null = null;
let latest: SessionVersion | null = null;
const stale = createSignal();

const differs = ({ user, company }: SessionVersion, from: LoadedVersion): boolean =>
  user !== from.user ||
  (company !== null &&
    from.companies.has(company.id) &&
    from.companies.get(company.id) !== company.digest);

function announceIfStale(isNewDay: boolean): void {
  if (loading) return;
  if (isNewDay || (loadedVersion && latest && differs(latest, loadedVersion))) {
    stale.announce();
  }
}

/** Reads the header of an answer. */
function observe(header: string | null): void {
  const version = header === null ? null : readSessionVersion(header);
  if (!version) return;
  latest = version;
  if (loading === null) return announceIfStale(advanceToday(version.today));
  advanceToday(version.today);
  // The first answer counts: whatever changes while the others are on their way is seen afterwards.
  loading.user ||= version.user;
  const { company } = version;
  if (company && !loading.companies.has(company.id)) {
    loading.companies.set(company.id, company.digest);
  }
}

answerHeaders.listen((headers) => observe(headers.get(sessionVersionHeader)));

/** Compares the session on this page with what the server's answers say (docs/decisions/0042). */
export const sessionVersion = {
  /** Takes the answers of `load` for the versions of the session; those before stay if it fails. */
  async whileLoading<T>(load: () => Promise<T>): Promise<T> {
    loading = { user: '', companies: new Map() };
    try {
      const session = await load();
      loadedVersion = loading.user === '' ? null : loading;
      return session;
    } finally {
      loading = null;
    }
  },
  /** Notifies when the session or the day is another; returns the function that stops listening. */
  listen: stale.listen,
  /** Whether an answer has come since that says something else. */
  isStale: (): boolean =>
    loadedVersion !== null && latest !== null && differs(latest, loadedVersion),
};
