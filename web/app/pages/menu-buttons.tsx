import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { useSessionState } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useKnownPages } from '#app/page-table/known-pages.ts';
import { menuSectionsFor } from '#app/shell/menu-sections.ts';

/** The pages of the user's menu, as large as what one came for; nothing when there is none. */
export function MenuButtons({ label, isTitled = false }: { label: string; isTitled?: boolean }) {
  const state = useSessionState();
  const sections = menuSectionsFor(state, useTexts('app'), useKnownPages());
  const entries = sections.flatMap((section) => section.entries);
  if (entries.length === 0) return null;
  return (
    <div className="grid gap-3">
      {isTitled && <p className="text-ink-muted">{label}</p>}
      <ul aria-label={label} className="flex flex-wrap gap-3">
        {entries.map(({ path, icon, text }) => (
          <li key={path}>
            <LinkButton to={path} icon={icon}>
              {text}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
