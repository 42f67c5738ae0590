import { Icon } from '#platform/design/icon.tsx';

/** What a service offers, each with a tick. */
export const FactList = ({ facts }: { facts: readonly string[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2">
    {facts.map((fact) => (
      <li key={fact} className="flex gap-3">
        <Icon name="check" className="mt-0.5 shrink-0 text-success" />
        {fact}
      </li>
    ))}
  </ul>
);
