import { describe, expect, it } from 'vitest';
import { chunkSize } from './chunk-size.ts';

const sizes = { first: 20, most: 100 };
const targetMs = 300;

describe('the size of a chunk', () => {
  const cases = [
    { ms: 149, next: 40 },
    { ms: 150, next: 20 },
    { ms: 300, next: 20 },
    { ms: 301, next: 10 },
  ];
  it.each(cases)('is $next after 20 that took $ms ms of 300', ({ ms, next }) => {
    const size = chunkSize(sizes, targetMs);
    size.settled({ items: 20, ms });
    expect(size.now()).toBe(next);
  });

  it('grows to the most and shrinks to one', () => {
    const size = chunkSize(sizes, targetMs);
    for (let round = 0; round < 5; round += 1) size.settled({ items: 1, ms: 0 });
    expect(size.now()).toBe(100);
    for (let round = 0; round < 9; round += 1) size.settled({ items: 1, ms: 500 });
    expect(size.now()).toBe(1);
  });

  it('is half of what threw, and grows again only after the last of those', () => {
    const size = chunkSize(sizes, targetMs);
    size.threw(6);
    expect(size.now()).toBe(3);
    size.settled({ items: 3, ms: 0 });
    expect(size.now()).toBe(3);
    size.settled({ items: 3, ms: 0 });
    expect(size.now()).toBe(6);
  });
});
