import type { FastifyRequest } from 'fastify';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True for a changing request that another site made the browser send. The session cookie is
 * SameSite=Lax already; this also stops sibling hosts of one site, which share it.
 */
export function isCrossSite(request: FastifyRequest): boolean {
  if (reading.has(request.method)) return false;
  const origin = request.headers.origin;
  if (origin !== undefined) return originHost(origin) !== request.host;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  // No browser: nothing to forge unless somebody hands it a cookie without saying from where.
  return request.headers.cookie !== undefined;
}

function originHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
