import { Icon } from '#platform/design/icon.tsx';
import { iconPaths, type IconName } from '#platform/design/icon-paths.ts';
import { Card } from '#platform/design/page/card.tsx';
import { Section } from './section.tsx';

const isIconName = (name: string): name is IconName => name in iconPaths;
const iconNames = Object.keys(iconPaths).filter(isIconName);

export function IconsSection() {
  return (
    <Section title="Icons">
      <Card>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4 text-small">
          {iconNames.map((name) => (
            <li key={name} className="flex items-center gap-2">
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
