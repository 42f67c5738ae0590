// Loaded into a portal that is tried: says at an address of its own how much memory is left after a collection.
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const port = Number(process.env.HEAP_PROBE_PORT ?? 0);
const isPortal = process.argv[1]?.endsWith('server/app/main.ts');
if (port > 0 && isMainThread && isPortal) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  createServer((_request, response) => {
    collect();
    collect();
    response.end(JSON.stringify(process.memoryUsage()));
  })
    .listen(port, '127.0.0.1')
    .unref();
}
