import { ButtonsSection } from './gallery/buttons.section.tsx';
import { FieldsSection } from './gallery/fields.section.tsx';
import { useGalleryTexts } from './gallery/use-gallery-texts.ts';
import { IconsSection } from './gallery/icons.section.tsx';
import { OverlaysSection } from './gallery/overlays.section.tsx';
import { PagePartsSection } from './gallery/page-parts.section.tsx';
import { Switches } from './gallery/switches.tsx';
import { TablesSection } from './gallery/tables.section.tsx';
import { PageHeader } from './page/page-header.tsx';

/** All components of the design system in every state; also checked by the accessibility test. */
export default function GalleryPage() {
  const texts = useGalleryTexts();
  return (
    <div className="mx-auto max-w-6xl px-4 py-8">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Switches />
      <ButtonsSection />
      <FieldsSection />
      <PagePartsSection />
      <TablesSection />
      <OverlaysSection />
      <IconsSection />
    </div>
  );
}
