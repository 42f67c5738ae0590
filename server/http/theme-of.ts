import type { FastifyRequest } from 'fastify';

export type Theme = 'auto' | 'light' | 'dark';

/** The theme that the user has chosen in this browser. */
export function themeOf(request: FastifyRequest): Theme {
  const theme = request.cookies['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}
