import { describe, expect, it } from 'vitest';
import { circleIn } from './circles.ts';

const needs = (imports: readonly string[]) => ({ file: 'x.js', imports });

describe('chunks in a circle', () => {
  it('are found wherever they begin', () => {
    const manifest = { page: needs(['lists']), lists: needs(['start']), start: needs(['lists']) };
    expect(circleIn(manifest)).toEqual(['lists', 'start', 'lists']);
  });

  it('are not found where two only need the same third', () => {
    const manifest = { page: needs(['a', 'b']), a: needs(['start']), b: needs(['start']) };
    expect(circleIn({ ...manifest, start: needs([]) })).toBeNull();
  });
});
