import type { Rotation } from '../measure/rotation.ts';

/** One figure with its goal; a figure without a goal is for comparison. */
export type Figure = { what: string; value: string; goal: string | null; reached: boolean | null };

export type Result = {
  benchmark: string;
  figures: Figure[];
  rotation?: Rotation;
  /** Why its figures are not valid. */
  rejected?: string;
  /** Why there are none. */
  skipped?: string;
};

const maxSwing = 1.3;
const maxLoad = 3;

/** Figures are not valid when the ceiling moves or other processes use the machine (method). */
export function rejectionOf({ swing, load }: Pick<Rotation, 'swing' | 'load'>): {
  rejected?: string;
} {
  const reasons = [
    ...(swing > maxSwing ? [`the ceiling swings by ${swing.toFixed(2)}, over ${maxSwing}`] : []),
    ...(load > maxLoad ? [`load average ${load.toFixed(1)}, over ${maxLoad}`] : []),
  ];
  return reasons.length > 0 ? { rejected: reasons.join('; ') } : {};
}

type Goal = { goal: number; unit?: string; digits?: number };

export function atMost(what: string, value: number, { goal, unit = '', digits = 0 }: Goal): Figure {
  return {
    what,
    value: `${value.toFixed(digits)}${unit}`,
    goal: `≤ ${goal}${unit}`,
    reached: value <= goal,
  };
}

export function atLeast(what: string, value: number, { goal, digits = 0 }: Goal): Figure {
  return { what, value: value.toFixed(digits), goal: `≥ ${goal}`, reached: value >= goal };
}

export const plainFigure = (what: string, value: string): Figure => ({
  what,
  value,
  goal: null,
  reached: null,
});
