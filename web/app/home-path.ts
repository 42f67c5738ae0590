import { homeFor } from '@takst/domain/access/home-for.rules.ts';
import type { PagePath } from '@takst/contract/pages.ts';
import type { SessionState } from '#session/session.ts';

/**
 * Where `/` leads for this user (spec 1 §2.2); null until the user has chosen a company. Skips a
 * service whose first page does not exist yet, so that nobody starts at a 404.
 */
export function homePath(
  state: SessionState,
  hasPage: (path: PagePath) => boolean,
): PagePath | null {
  if (state.state === 'not-logged-in') return homeFor(null);
  if (state.state !== 'fetch-success' || !state.session) return null;
  const open = [...state.session.features].filter((feature) =>
    hasPage(homeFor(new Set([feature]))),
  );
  return homeFor(new Set(open));
}
