import { tenantIds } from '@takst/domain/platform/tenants/tenants.ts';
import { useEffect, useState } from 'react';
import { Select } from '#platform/design/fields/select.tsx';

interface Look {
  tenant: string;
  theme: string;
  language: string;
}

/** Tests select tenant, theme and language in the address: `?tenant=<id>&theme=dark&language=en`. */
function lookInAddress(): Look {
  const params = new URLSearchParams(window.location.search);
  const page = document.documentElement;
  return {
    tenant: params.get('tenant') ?? page.dataset['tenant'] ?? '',
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

const choices = () => ({
  tenant: tenantIds(),
  theme: ['light', 'dark', 'auto'],
  language: ['nb', 'en'],
});

export function Switches() {
  const [look, setLook] = useState(lookInAddress);
  useEffect(() => applyLook(look), [look]);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {(['tenant', 'theme', 'language'] as const).map((name) => (
        <Select
          key={name}
          name={name}
          label={name}
          options={choices()[name].map((id) => ({ value: id, label: id }))}
          value={look[name]}
          onChange={(value) => setLook({ ...look, [name]: value })}
        />
      ))}
    </div>
  );
}
