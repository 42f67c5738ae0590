const prefix = 'draft:';
const ownerKey = 'drafts-of-user';

/** Keeps dates as dates in the browser's storage. */
function toText(values: unknown): string {
  return JSON.stringify(values, function (this: Record<string, unknown>, key, value: unknown) {
    const original = this[key];
    return original instanceof Temporal.PlainDate ? { $date: original.toString() } : value;
  });
}

const fromText = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) =>
    typeof value === 'object' && value !== null && '$date' in value
      ? Temporal.PlainDate.from(String(value.$date))
      : value,
  );

const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();

/** A permanent listener would keep the page out of the browser's back/forward cache. */
function updateQuestion(): void {
  if (draftStore.holdsAny()) window.addEventListener('beforeunload', askBeforeClosing);
  else draftStore.allowLeaving();
}

/** Unsent form input, kept for this tab only: the browser asks before closing a tab that holds some. */
export const draftStore = {
  keep(form: string, values: unknown): void {
    try {
      sessionStorage.setItem(prefix + form, toText(values));
    } catch {
      // Storage is blocked: the form works, but its draft does not survive sign-in.
    }
    updateQuestion();
  },

  read(form: string): unknown {
    try {
      const text = sessionStorage.getItem(prefix + form);
      return text === null ? null : fromText(text);
    } catch {
      return null;
    }
  },

  discard(form: string): void {
    try {
      sessionStorage.removeItem(prefix + form);
    } catch {
      // Storage is blocked: there is nothing to remove.
    }
    updateQuestion();
  },

  holdsAny: (): boolean => keptForms().length > 0,

  discardAll(): void {
    for (const form of keptForms()) sessionStorage.removeItem(form);
    updateQuestion();
  },

  /** Called before the portal itself leaves or reloads the page, which keeps the drafts. */
  allowLeaving: (): void => window.removeEventListener('beforeunload', askBeforeClosing),

  /** Discards the drafts of another user of the same browser. */
  belongTo(userId: number): void {
    try {
      if (sessionStorage.getItem(ownerKey) !== String(userId)) draftStore.discardAll();
      sessionStorage.setItem(ownerKey, String(userId));
    } catch {
      // As above.
    }
    updateQuestion();
  },
};

function keptForms(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
