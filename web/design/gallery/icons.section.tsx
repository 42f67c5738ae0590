import { Icon } from '#design/icon.tsx';
import { iconPaths, type IconName } from '#design/icon-paths.ts';
import { Card } from '#design/page/card.tsx';
import { useGalleryTexts } from './use-gallery-texts.ts';
import { Section } from './section.tsx';

const isIconName = (name: string): name is IconName => name in iconPaths;

export function IconsSection() {
  const texts = useGalleryTexts();
  return (
    <Section title={texts.icons}>
      <Card>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4 text-sm">
          {Object.keys(iconPaths)
            .filter(isIconName)
            .map((name) => (
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
