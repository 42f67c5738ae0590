import type { BatchCalls } from '@takst/contract/ticketing/batches/batch-calls.ts';
import type { BatchService } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import type { PageAddress } from '@takst/contract/app/path-to.ts';
import { createContext, type ReactNode, useContext } from 'react';
import type {
  Batch,
  BatchRow,
  BatchTotals,
  OtherPerson,
} from '@takst/contract/ticketing/batches/batch.schema.ts';

/** What stands above the table, as it is sent. */
export type BatchOptions = Body<BatchCalls['setOptions']>['options'];

/** One draft as the service's own form for the defaults sees it. */
export type DraftOptions = {
  batch: Batch;
  totals: BatchTotals;
  options: unknown;
  /** Saves these options beside the others; all rows are checked again. */
  onChange: (changes: Partial<BatchOptions>) => void;
};

/** What a service gives to the pages that all services share. */
export type BatchKit = {
  service: BatchService;
  calls: BatchCalls;
  /** What stands above the table, where it decides which columns there are. */
  options?: unknown;
  /** What the company itself calls columns: on screen, in the template and in its lists. */
  ownColumnNames?: Readonly<Record<string, string>>;
  startPath: PageAddress;
  pathOf: (batchId: number) => PageAddress;
  /** What was made of a row; null when it has no page. */
  subjectPath: (subject: NonNullable<BatchRow['subject']>) => PageAddress | null;
  texts: {
    title: string;
    /** Where the list comes from; by default the payroll system. */
    read?: (maxRows: string) => string;
    /** What is done with a row, where a service does several things. */
    act?: (act: string) => string;
    /** What one batch is called, where its file does not say it. */
    nameOf?: (batch: Pick<Batch, 'act' | 'total' | 'state' | 'source'>) => string;
    /** What comes of a row that is ready; by default its first day and price. */
    effect?: (effect: NonNullable<BatchRow['effect']>) => string;
    /** The verb with the number of rows: on the button, in its dialog and in the result. */
    carryOut: (rows: number) => string;
    /** With the days on which what was done begins, where the service says when. */
    carriedOut: (rows: number, totals?: BatchTotals) => string;
    /** What is wrong with a row, by the service's own code or in its own words; null for the words of all. */
    fault: (code: string) => string | null;
    /** What a fault or a note says about others than the person of the row. */
    others?: (code: string, others: readonly OtherPerson[]) => string | null;
    /** What else follows for the rows that are ready. */
    note?: (note: BatchTotals['notes'][number]) => string | null;
  };
  /** Shows a draft in another way than as a table to mend. */
  draft?: (draft: Omit<DraftOptions, 'onChange'>) => ReactNode;
  /** Stands above the table of a draft; loaded there, as the page that begins a batch has no use for it. */
  optionsForm: (draft: DraftOptions) => ReactNode;
  /** What the rows that are ready come to; by default their first day and price. */
  summary?: (draft: Omit<DraftOptions, 'onChange'>) => ReactNode;
  /** The same as terms, before the rows are carried out. */
  facts?: (totals: BatchTotals) => ReactNode;
  /** A dialog tells of each fault what it means and how it is mended. */
  explainsFaults?: boolean;
  /** Below what came of the rows, once all are settled. */
  result?: (batch: Batch, totals: BatchTotals) => ReactNode;
  /** The page of the draft says all that there is to confirm, as by default where something must be accepted: its button carries out. */
  isConfirmedOnPage?: boolean;
  /** It takes something away. */
  isDanger?: boolean;
  /** What must be accepted before the rows are carried out; null for nothing. */
  acceptance: { label: string; missing: string; links: ReactNode } | null;
};

const KitContext = createContext<BatchKit | null>(null);
export const BatchKitProvider = KitContext.Provider;

export function useBatchKit(): BatchKit {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('The pages of a batch stand within the kit of its service');
  return kit;
}
