import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import { useEffect, useState } from 'react';
import { Select } from '#design/fields/select.tsx';
import { useGalleryTexts } from './use-gallery-texts.ts';

interface Look {
  tenant: string;
  theme: string;
  language: string;
}

/** Tests select tenant, theme and language in the address: `?tenant=akt&theme=dark&language=en`. */
function lookInAddress(): Look {
  const params = new URLSearchParams(window.location.search);
  const page = document.documentElement;
  return {
    tenant: params.get('tenant') ?? page.dataset['tenant'] ?? 'ruter',
    theme: params.get('theme') ?? page.dataset['theme'] ?? 'auto',
    language: params.get('language') ?? page.lang.slice(0, 2),
  };
}

function applyLook({ tenant, theme, language }: Look) {
  const page = document.documentElement;
  page.dataset['tenant'] = tenant;
  page.dataset['theme'] = theme;
  page.lang = language === 'en' ? 'en-GB' : 'nb-NO';
}

export function Switches() {
  const texts = useGalleryTexts();
  const [look, setLook] = useState(lookInAddress);
  useEffect(() => applyLook(look), [look]);
  const choices = {
    tenant: tenantIds.map((id) => ({ value: id, label: id })),
    theme: (['light', 'dark', 'auto'] as const).map((id) => ({ value: id, label: texts[id] })),
    language: [
      { value: 'nb', label: texts.norwegian },
      { value: 'en', label: texts.english },
    ],
  };
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {(['tenant', 'theme', 'language'] as const).map((name) => (
        <Select
          key={name}
          name={name}
          label={texts[name]}
          options={choices[name]}
          value={look[name]}
          onChange={(value) => setLook({ ...look, [name]: value })}
        />
      ))}
    </div>
  );
}
