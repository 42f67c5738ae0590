import type { FixedPagePath } from '@takst/contract/app/path-to.ts';
import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';
import { PageLink } from '#platform/design/links/page-link.tsx';

interface MenuEntry {
  path: FixedPagePath;
  icon: IconName;
  text: string;
  /** The number of people who wait; undefined when there are none. */
  count?: number | undefined;
}

export interface MenuSection {
  id: string;
  title: string | null;
  entries: readonly MenuEntry[];
}

interface MenuListProps {
  sections: readonly MenuSection[];
  /** The path of the entry where the user is. */
  current: string | undefined;
  /** On a phone's sheet every row is as high as a finger. */
  isSheet?: boolean;
}

/** More entries than this are set closer, so that twenty-one fit in a window of 800 px. */
const mostWithRoom = 14;

const rowHeights = {
  sheet: 'min-h-(--size-menu-row-sheet)',
  roomy: 'min-h-(--size-menu-row)',
  tight: 'min-h-(--size-menu-row-tight) pointer-coarse:min-h-(--size-menu-row-sheet)',
} as const;

export function MenuList({ sections, current, isSheet = false }: MenuListProps) {
  const total = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  const density = isSheet ? 'sheet' : total > mostWithRoom ? 'tight' : 'roomy';
  return (
    <div className={density === 'tight' ? 'grid grid-cols-1 gap-1' : 'grid grid-cols-1 gap-4'}>
      {sections.map((section) => (
        <Section
          key={section.id}
          // By its name: the frame of a public page is rendered apart from the page, whose ids count anew.
          id={`${isSheet ? 'sheet' : 'menu'}-${section.id}`}
          section={section}
          current={current}
          rowHeight={rowHeights[density]}
          titleClass={density === 'tight' ? 'pt-0.5' : 'pb-1'}
        />
      ))}
    </div>
  );
}

interface SectionProps {
  id: string;
  section: MenuSection;
  current: string | undefined;
  rowHeight: string;
  titleClass: string;
}

function Section({ id, section, current, rowHeight, titleClass }: SectionProps) {
  const { title, entries } = section;
  return (
    <div>
      {title && (
        <p
          id={id}
          className={classNames('px-3 text-caption font-semibold text-ink-muted', titleClass)}
        >
          {title}
        </p>
      )}
      <ul aria-labelledby={title ? id : undefined}>
        {entries.map(({ path, icon, text, count }) => (
          <li key={path}>
            <PageLink
              to={path}
              aria-current={path === current ? 'page' : undefined}
              className={classNames(rowClass, rowHeight, path === current && currentClass)}
            >
              <Icon name={icon} className="size-4.5" />
              <span className="min-w-0 flex-1 truncate">{text}</span>
              {count !== undefined && count > 0 && (
                <span className="min-w-6 rounded-full bg-neutral-tint px-2 text-center text-small font-semibold text-ink tabular-nums">
                  {count}
                </span>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const rowClass =
  'relative flex items-center gap-3 overflow-hidden rounded-small px-3 text-table text-ink outline-offset-[-2px] hover:bg-hover';

const currentClass =
  'bg-select-tint font-semibold text-on-select-tint before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-select hover:bg-select-tint forced-colors:before:bg-[Highlight]';
