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

/** Unsent form input, kept for this tab only. */
export const draftStore = {
  keep(form: string, values: unknown): void {
    try {
      sessionStorage.setItem(prefix + form, toText(values));
    } catch {
      // Storage is blocked: the form works, but its draft does not survive sign-in.
    }
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
  },

  holdsAny: (): boolean => keptForms().length > 0,

  discardAll(): void {
    for (const form of keptForms()) sessionStorage.removeItem(form);
  },

  /** Discards the drafts of another user of the same browser. */
  belongTo(userId: number): void {
    try {
      if (sessionStorage.getItem(ownerKey) !== String(userId)) draftStore.discardAll();
      sessionStorage.setItem(ownerKey, String(userId));
    } catch {
      // As above.
    }
  },
};

function keptForms(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
