/** Answers of calls by a signed-in user carry it, refusals too (docs/decisions/0042). */
export const sessionVersionHeader = 'x-session-version';

/** The business day of an answer, and what the server knew about its user then. */
export type SessionVersion = {
  readonly today: Temporal.PlainDate;
  /** Digest of the user, their roles, and the companies where they have one. */
  readonly user: string;
  /** Digest of the company in the call's path, where only a global role opens it. */
  readonly company: { readonly id: number; readonly digest: string } | null;
};

const pattern =
  /^(?<today>\d{4}-\d{2}-\d{2})\.(?<user>[\w-]+)(?:\.(?<company>\d+)-(?<digest>[\w-]+))?$/;

export const writeSessionVersion = ({ today, user, company }: SessionVersion): string =>
  [today.toString(), user, ...(company ? [`${company.id}-${company.digest}`] : [])].join('.');

/** Null for a text that is none, as a proxy may drop or change headers. */
export function readSessionVersion(text: string): SessionVersion | null {
  const { today, user, company, digest } = pattern.exec(text)?.groups ?? {};
  if (!today || !user) return null;
  return {
    today: Temporal.PlainDate.from(today),
    user,
    company: company && digest ? { id: Number(company), digest } : null,
  };
}
