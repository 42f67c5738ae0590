import { readPiecesOf } from './read-pieces.ts';
import type { NetexMessage, NetexRequest } from './netex-request.ts';

const post = (message: NetexMessage) => postMessage(message);

addEventListener('message', (event: MessageEvent<NetexRequest>) => {
  readPiecesOf(event.data, () => post({ kind: 'alive' })).then(
    (read) => post({ kind: 'read', read }),
    () => post({ kind: 'failed' }),
  );
});
