import '#platform/design/words/signed-in-design.ts';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { ToastRegion } from '#platform/design/toasts/toast-region.tsx';
import { ButtonsSection } from './buttons.section.tsx';
import { FieldsSection } from './fields.section.tsx';
import { IconsSection } from './icons.section.tsx';
import { MenuSection } from './menu.section.tsx';
import { OverlaysSection } from './overlays.section.tsx';
import { PagePartsSection } from './page-parts.section.tsx';
import { Switches } from './switches.tsx';
import { TablesSection } from './tables.section.tsx';

/**
 * All components of the design system in every state; also checked by the accessibility test. The
 * sample words are those of the code; the components' own words follow the language.
 */
export function Gallery() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-8">
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
      <ToastRegion />
    </div>
  );
}
