import '../words/signed-in-design.ts';
import { ButtonsSection } from './buttons.section.tsx';
import { FieldsSection } from './fields.section.tsx';
import { IconsSection } from './icons.section.tsx';
import { MenuSection } from './menu.section.tsx';
import { OverlaysSection } from './overlays.section.tsx';
import { PagePartsSection } from './page-parts.section.tsx';
import { Switches } from './switches.tsx';
import { TablesSection } from './tables.section.tsx';
import { PageHeader } from '../page/page-header.tsx';

/**
 * All components of the design system in every state; also checked by the accessibility test. The
 * sample words are those of the code; the components' own words follow the language.
 */
export default function GalleryPage() {
  return (
    <div className="mx-auto max-w-6xl">
      <PageHeader
        title="The design system"
        subtitle="Every component in every state, theme and language"
      />
      <Switches />
      <ButtonsSection />
      <FieldsSection />
      <PagePartsSection />
      <TablesSection />
      <MenuSection />
      <OverlaysSection />
      <IconsSection />
    </div>
  );
}
