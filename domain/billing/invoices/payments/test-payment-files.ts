import fc, { type GeneratorValue } from 'fast-check';

/** A payment that was made, for a file of a bank that is made up. */
export type MadePayment = {
  /** From 1: a day of a month. */
  readonly day: number;
  readonly ore: number;
  /** Which payment reference; 0 for none. */
  readonly kid: number;
  /** The bank's own reference, which begins again with 1 for other payments; null where it gives none. */
  readonly reference: string | null;
};

export type MadeFiles = {
  readonly payments: readonly MadePayment[];
  /** In the order in which they are imported; a file may come again. */
  readonly files: readonly (readonly MadePayment[])[];
};

const factsOf = ({ day, ore, kid }: MadePayment) => `${day} ${ore} ${kid}`;

/**
 * Payments, split into files in any way. Several files may have the same payment. Of equal payments without a reference
 * a file has the first few: the bank reports a day again with what has come since.
 */
export const anyPaymentFiles = fc.gen().map((draw): MadeFiles => {
  const upTo = (max: number) => draw(fc.nat, { max });
  const payments = drawPayments(upTo);
  const count = 1 + upTo(3);
  const files = Array.from({ length: count }, (_, index) =>
    shuffled(
      draw,
      [...Map.groupBy(payments, groupOf).values()].flatMap((equal) => {
        // The last file has what the others leave out.
        const isWhole = index === count - 1;
        return equal[0]?.reference === null
          ? equal.slice(0, isWhole ? equal.length : upTo(equal.length))
          : equal.filter(() => isWhole || upTo(1) === 1);
      }),
    ),
  );
  const again = files.filter(() => upTo(2) === 0);
  return { payments, files: shuffled(draw, [...files, ...again]) };
});

const groupOf = (payment: MadePayment) => `${factsOf(payment)} ${payment.reference}`;

function drawPayments(upTo: (max: number) => number): MadePayment[] {
  const counts = new Map<string, number>();
  return Array.from({ length: 1 + upTo(14) }, () => {
    const facts = { day: 1 + upTo(2), ore: 1 + upTo(2), kid: upTo(2) };
    if (upTo(1) === 0) return { ...facts, reference: null };
    const key = factsOf({ ...facts, reference: null });
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return { ...facts, reference: String(counts.get(key)) };
  });
}

const shuffled = <T>(draw: GeneratorValue, items: readonly T[]): T[] =>
  draw(fc.shuffledSubarray<T>, [...items], { minLength: items.length, maxLength: items.length });
