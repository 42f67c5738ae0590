const signInPaths = /^\/(?:login|logout|implicit\/callback|oidc)(?:[/?#]|$)/;

/**
 * The page after sign-in: always a path on this server. Browsers read `//host`, `/\host` and
 * `/.//host` as another server, so the path is checked and returned as the URL parser gives it.
 */
export function safeReturnTo(requestedPath: string | undefined): string {
  const base = 'http://here.invalid';
  if (
    !requestedPath?.startsWith('/') ||
    requestedPath.length > 2_000 ||
    !URL.canParse(requestedPath, base)
  )
    return '/';
  const url = new URL(requestedPath, base);
  const path = url.pathname + url.search + url.hash;
  if (url.origin !== base || path.startsWith('//') || signInPaths.test(path)) return '/';
  return path;
}
