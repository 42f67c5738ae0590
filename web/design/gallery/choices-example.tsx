import { useState } from 'react';
import { Checkbox } from '#design/fields/checkbox.tsx';
import { RadioCards } from '#design/fields/radio-cards.tsx';
import { formatPrice } from '#design/format.ts';
import { useGalleryTexts } from './use-gallery-texts.ts';

interface ChoicesExampleProps {
  set: string;
  hasErrors?: boolean;
}

export function ChoicesExample({ set, hasErrors = false }: ChoicesExampleProps) {
  const texts = useGalleryTexts();
  const [product, setProduct] = useState<string | null>(hasErrors ? null : 'two');
  const [hasInformed, setHasInformed] = useState(!hasErrors);
  const [wantsNews, setWantsNews] = useState(false);
  return (
    <div className="grid gap-4">
      <RadioCards
        name={`${set}-product`}
        label={texts.zones}
        columns={3}
        value={product}
        onChange={setProduct}
        error={hasErrors ? texts.wrong : undefined}
        cards={[
          {
            value: 'one',
            label: texts.oneZone,
            description: texts.oneZoneHelp,
            aside: formatPrice(89_700),
          },
          {
            value: 'two',
            label: texts.twoZones,
            description: texts.twoZonesHelp,
            aside: formatPrice(149_000),
          },
          {
            value: 'all',
            label: texts.allZones,
            description: texts.allZonesHelp,
            isDisabled: true,
          },
        ]}
      />
      <div>
        <Checkbox
          name={`${set}-privacy`}
          label={texts.privacy}
          isRequired
          value={hasInformed}
          onChange={setHasInformed}
          error={hasErrors ? texts.wrong : undefined}
        />
        <Checkbox
          name={`${set}-news`}
          label={texts.newsletter}
          description={texts.newsletterHelp}
          value={wantsNews}
          onChange={setWantsNews}
        />
      </div>
    </div>
  );
}
