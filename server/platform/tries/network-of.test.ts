import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

describe('one source of requests', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:0:0:0:5', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('is an IPv4 address or a network of IPv6: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
