import type { Plugin } from 'vite';
import type { VitestPluginContext } from 'vitest/node';
import { withEdits, type Edit } from '../sql/mutant.ts';

/** The edits of files, by their absolute paths. */
export type FileEdits = ReadonlyMap<string, readonly Edit[]>;

/**
 * Gives vitest edited text in the place of a file's text. The file itself is never written, so that there is nothing to
 * restore, however a trial ends.
 */
export class MutatingPlugin implements Plugin {
  readonly name = 'takst-mutants';
  readonly enforce = 'pre';
  readonly #files: ReadonlySet<string>;
  #edits: FileEdits = new Map();

  /** `files` are those that may be edited, by their absolute paths. */
  constructor(files: readonly string[]) {
    this.#files = new Set(files);
  }

  /** From now on modules have these edits; those that were read before must be invalidated. */
  use(edits: FileEdits): void {
    this.#edits = edits;
  }

  readonly transform = (code: string, id: string): string | null => {
    const edits = this.#edits.get(withoutQuery(id));
    return edits ? withEdits(code, edits) : null;
  };

  /** vitest keeps modules by what stands in their files, across runs and processes: edited ones must not be among them. */
  readonly configureVitest = ({
    defineCacheKeyGenerator,
  }: Pick<VitestPluginContext, 'defineCacheKeyGenerator'>): void => {
    defineCacheKeyGenerator(({ id }) => (this.#files.has(withoutQuery(id)) ? false : undefined));
  };
}

const withoutQuery = (id: string): string => id.split('?')[0] ?? id;
