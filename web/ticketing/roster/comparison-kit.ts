import type { RosterCalls } from '@takst/contract/ticketing/roster/roster-calls.ts';
import type { RosterRow } from '@takst/contract/ticketing/roster/roster.schema.ts';
import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import type { PageAddress } from '@takst/contract/app/path-to.ts';
import type { RosterClass } from '@takst/domain/ticketing/roster/roster.ts';
import { createContext, type ReactNode, useContext } from 'react';
import type { BatchOptions } from '#ticketing/batches/batch/batch-kit.ts';

/** How many rows groups have together. */
type CountRows = (...names: RosterClass[]) => string;

export type ComparisonOptions = {
  readonly options: unknown;
  /** The list is compared again. */
  readonly onChange: (options: BatchOptions) => void;
};

/** What a service gives to the pages of a comparison with the list of employees, beside the kit of its batches. */
export type ComparisonKit = {
  calls: BatchCalls & RosterCalls;
  /** The groups that are shown, in their order, each with what stands above its rows. */
  groups: readonly { class: RosterClass; name: string; text: string }[];
  texts: {
    /** What the comparison came to. */
    summary: (count: CountRows) => string;
    /** So many are not on the list that it may be half of one. */
    half: (counts: { leavers: string; people: string }) => string;
    /** The field for the number of ends that somebody confirms. */
    confirmLabel: string;
    confirmHelp: (ends: string) => string;
    /** What else follows of a row, by its code. */
    note?: (code: string) => string | null;
    /** Where the company may say of a leaver that they never are one. */
    mark?: { header: string; button: string; ofPerson: (name: string) => string };
  };
  /** Stands above the groups. */
  optionsForm: (draft: ComparisonOptions) => ReactNode;
  /** The page of the person of a row; null where the row is about nobody here. */
  personPath: (row: RosterRow) => PageAddress | null;
  /** Each row is about the tickets of a family. */
  hasFamilies?: true;
};

const KitContext = createContext<ComparisonKit | null>(null);
export const ComparisonKitProvider = KitContext.Provider;

export function useComparisonKit(): ComparisonKit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('The pages of a comparison stand within the kit of its service');
  return kit;
}
