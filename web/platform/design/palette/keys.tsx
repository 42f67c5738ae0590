/** Keys to press at once, as they stand on the keyboard. */
export const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className="inline-flex gap-1 whitespace-nowrap">
    {keys.map((key) => (
      <kbd
        key={key}
        className="min-w-6 rounded-small border border-current/40 px-1.5 text-center font-sans text-caption"
      >
        {key}
      </kbd>
    ))}
  </span>
);
