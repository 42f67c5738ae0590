import type { ReactNode } from 'react';
import type { IconName } from '#platform/design/icon-paths.ts';

/** A sentence about what a change does. */
export type EffectNote = { icon: IconName; text: ReactNode };
