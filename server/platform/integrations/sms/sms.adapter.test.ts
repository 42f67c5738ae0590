import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { smsGateway } from './sms.adapter.ts';

const sms = { tenant: 'akt', to: '+4741234567', text: 'Hei på deg', key: 'order-1' } as const;

type Received = { authorization: string | undefined; body: unknown };

let gateway: Server | undefined;

/** A gateway that answers each message with the next status. */
async function gatewayThatAnswers(...statuses: number[]) {
  const received: Received[] = [];
  gateway = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      received.push({ authorization: request.headers.authorization, body });
      response.writeHead(statuses.shift() ?? 202).end('{}');
    });
  });
  const server = gateway;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/messages` };
}

afterEach(() => {
  gateway?.close();
});

describe('the SMS gateway', () => {
  it('gets sender, receiver, text and reference with the bearer token', async () => {
    const { received, url } = await gatewayThatAnswers(202);
    await smsGateway({ url, token: 'secret' }).send(sms);
    expect(received).toEqual([
      {
        authorization: 'Bearer secret',
        body: { from: 'AKT', to: '+4741234567', text: 'Hei på deg', reference: 'order-1' },
      },
    ]);
  });

  it('that is down or refuses is an error without number and text', async () => {
    const { url } = await gatewayThatAnswers(503, 422);
    const { send } = smsGateway({ url, token: 'secret' });
    await expect(send(sms)).rejects.toThrow('the SMS gateway answered 503 for order-1');
    await expect(send(sms)).rejects.toThrow(/^the SMS gateway answered 422 for order-1$/);
  });
});
