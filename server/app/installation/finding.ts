/** What a check of an installation has found, in words. */
export type Finding = {
  /** What was tried: `database`, `SMS gateway`. */
  readonly subject: string;
  /** A note is nothing to mend at once. */
  readonly outcome: 'works' | 'wrong' | 'note';
  readonly text: string;
  /** The settings to look at when it is wrong. */
  readonly settings: readonly string[];
};

/** One thing to try. `run` throws nothing: what fails is a finding. */
export type Check = {
  readonly subject: string;
  readonly settings: readonly string[];
  readonly run: () => Promise<readonly Finding[]>;
};

type Tried = {
  readonly subject: string;
  readonly settings: readonly string[];
  /** Returns what works, and what is noted; throws `CheckFailed` for what is wrong. */
  readonly attempt: () => Promise<string | Outcome>;
};

/** Without a text, it is told by the notes alone. */
export type Outcome = { readonly text: string | null; readonly notes: readonly string[] };

/** Says in words what is wrong with what was tried. */
export class CheckFailed extends Error {
  override name = 'CheckFailed';
  readonly faults: readonly string[];
  constructor(...faults: readonly string[]) {
    super(faults.join('; '));
    this.faults = faults;
  }
}

/** A check by one attempt; an error that it does not expect is told by its message. */
export const checkOf = ({ subject, settings, attempt }: Tried): Check => ({
  subject,
  settings,
  async run() {
    const finding = (outcome: Finding['outcome'], text: string): Finding => ({
      subject,
      outcome,
      text,
      settings,
    });
    try {
      const outcome = await attempt();
      const { text, notes } = typeof outcome === 'string' ? { text: outcome, notes: [] } : outcome;
      const works = text === null ? [] : [finding('works', text)];
      return [...works, ...notes.map((note) => finding('note', note))];
    } catch (error) {
      if (error instanceof CheckFailed) return error.faults.map((fault) => finding('wrong', fault));
      return [finding('wrong', reasonOf(error))];
    }
  },
});

/** Why a call failed: a failed fetch has its reason in its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error.name === 'TimeoutError') return 'it did not answer in time';
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

const marks = { works: 'ok    ', wrong: 'WRONG ', note: 'note  ' } as const;

export const findingLine = ({ outcome, subject, text }: Finding): string =>
  `  ${marks[outcome]} ${subject}: ${text}`;
