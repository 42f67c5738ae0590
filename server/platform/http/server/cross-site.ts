import type { FastifyRequest } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True for a changing request from another site. The session cookie is SameSite=Lax already; this also
 * stops sibling hosts of the same site.
 */
export function isCrossSite(request: FastifyRequest): boolean {
  if (safeMethods.has(request.method)) return false;
  const origin = request.headers.origin;
  if (origin !== undefined) return originHost(origin) !== request.host;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  // Not a browser: harmless without a cookie.
  return request.headers.cookie !== undefined;
}

function originHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
