import { useState } from 'react';
import { Checkbox } from '#design/fields/checkbox.tsx';
import { RadioCards } from '#design/fields/radio-cards.tsx';
import { formatPrice } from '#design/format.ts';
import { useGalleryWords } from './gallery-words.ts';

interface ChoicesExampleProps {
  set: string;
  hasErrors?: boolean;
}

export function ChoicesExample({ set, hasErrors = false }: ChoicesExampleProps) {
  const words = useGalleryWords();
  const [product, setProduct] = useState<string | null>(hasErrors ? null : 'two');
  const [isInformed, setInformed] = useState(!hasErrors);
  const [wantsNews, setWantsNews] = useState(false);
  return (
    <div className="grid gap-4">
      <RadioCards
        name={`${set}-product`}
        label={words.product}
        columns={3}
        value={product}
        onChange={setProduct}
        error={hasErrors ? words.productWrong : undefined}
        cards={[
          {
            value: 'one',
            label: words.oneZone,
            description: words.oneZoneHelp,
            aside: formatPrice(89_700),
          },
          {
            value: 'two',
            label: words.twoZones,
            description: words.twoZonesHelp,
            aside: formatPrice(149_000),
          },
          {
            value: 'all',
            label: words.allZones,
            description: words.allZonesHelp,
            isDisabled: true,
          },
        ]}
      />
      <div>
        <Checkbox
          name={`${set}-privacy`}
          label={words.privacy}
          isRequired
          value={isInformed}
          onChange={setInformed}
          error={hasErrors ? words.privacyWrong : undefined}
        />
        <Checkbox
          name={`${set}-news`}
          label={words.newsletter}
          description={words.newsletterHelp}
          value={wantsNews}
          onChange={setWantsNews}
        />
      </div>
    </div>
  );
}
