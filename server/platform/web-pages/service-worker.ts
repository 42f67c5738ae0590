import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Its folder is its scope: the pages of tickets. No token of a link has a dot. */
const serviceWorkerPath = '/billett/service-worker.js';

/**
 * Serves the script that keeps tickets for when there is no network (docs/decisions/0119). It has no hash in its name, as
 * browsers know it by that: they ask for it anew each time, so that another release replaces it.
 */
export async function serveServiceWorker(app: FastifyInstance, folder: string): Promise<void> {
  const file = join(folder, 'public-pages/service-worker.js');
  // `npm run dev` has pages and no built files.
  if (!existsSync(file)) return;
  const script = await readFile(file, 'utf8');
  app.get(serviceWorkerPath, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
}
