const prefix = 'draft:';
const ownerKey = 'drafts-of-user';

/** Dates keep their type on the way through the browser's storage. */
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

/** What was typed into a form and not sent yet; kept for this tab only. */
export const draftStore = {
  keep(form: string, values: unknown): void {
    try {
      sessionStorage.setItem(prefix + form, toText(values));
    } catch {
      // A browser that keeps nothing still shows the form; only the way back from sign-in is lost.
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
      // Nothing is kept, so nothing is left behind.
    }
  },

  /** True while some form holds what would be lost with the page. */
  holdsAny: (): boolean => keptForms().length > 0,

  discardAll(): void {
    for (const form of keptForms()) sessionStorage.removeItem(form);
  },

  /** What one user has typed is not the next one's at the same browser. */
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
