import { describe, expect, it } from 'vitest';
import { idempotencyOf } from './idempotency-key.ts';

const request = (change: { url?: string; body?: object; key?: string } = {}) => {
  const { url = '/a', body = { phone: '46000001', name: 'Kari' }, key = 'key-12345' } = change;
  return { method: 'POST', url, body, headers: { 'idempotency-key': key } };
};
const nobody = { userId: null, clientId: null };
const keyOf = (...of: Parameters<typeof idempotencyOf>) => idempotencyOf(...of)?.key;

describe('the key of a caller without a user', () => {
  it('is the same for the same visitor, who may not use it for another call', () => {
    const other = request({ body: { phone: '46000001', name: 'Ola' } });
    expect(keyOf(other, nobody)).toBe(keyOf(request(), nobody));
    expect(idempotencyOf(other, nobody)?.digest).not.toBe(idempotencyOf(request(), nobody)?.digest);
    expect(idempotencyOf(request(), nobody)).toMatchObject({ userId: 0, sealedWith: 'key-12345' });
    expect(keyOf(request(), nobody)).not.toContain('key-12345');
  });

  it.each([
    ['another phone', request({ body: { phone: '46000002', name: 'Kari' } }), nobody],
    ['another token', request({ body: { token: 'x' } }), nobody],
    ['another link', request({ url: '/b' }), nobody],
    ['a ticket app', request(), { userId: null, clientId: 'demo-app' }],
  ])('is not that of %s', (_, other, caller) => {
    expect(keyOf(other, caller)).not.toBe(keyOf(request(), nobody));
  });
});

describe('the key of a user', () => {
  it('is as it came', () => {
    expect(idempotencyOf(request(), { userId: 7, clientId: null })).toMatchObject({
      userId: 7,
      key: 'key-12345',
      sealedWith: null,
    });
  });
});
