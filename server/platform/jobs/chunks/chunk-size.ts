import type { WorkInChunks } from './work-in-chunks.ts';

const half = (size: number): number => Math.max(1, Math.floor(size / 2));

/** How many items the next chunk has: as many as take about the time that a chunk should. */
export function chunkSize({ first, most }: WorkInChunks<never>['sizes'], chunkMs: number) {
  let size = first;
  // Items of a chunk that threw: it does not grow again before they are settled.
  let suspects = 0;
  return {
    now: () => size,
    settled({ items, ms }: { readonly items: number; readonly ms: number }) {
      suspects -= items;
      if (ms > chunkMs) size = half(size);
      else if (ms < chunkMs / 2 && suspects <= 0) size = Math.min(most, size * 2);
    },
    threw(items: number) {
      suspects = items;
      size = half(items);
    },
  };
}

export type ChunkSize = ReturnType<typeof chunkSize>;
