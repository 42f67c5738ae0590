const steps = 4_000_000;
const tries = 3;

/**
 * How long a fixed piece of work takes now, in milliseconds: on a machine that others use, longer than at its best. The
 * best of some tries, as a single one may be interrupted.
 */
export function processorPace(): number {
  return Math.min(...Array.from({ length: tries }, oneTry));
}

function oneTry(): number {
  const startedAt = performance.now();
  let value = 1;
  for (let step = 0; step < steps; step += 1) value = (value * 48_271) % 2_147_483_647;
  // The result is used, or the work would be left out.
  return performance.now() - startedAt + (value === 0 ? 1 : 0);
}
