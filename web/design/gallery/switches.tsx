import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { controlClass, labelClass } from '#design/fields/field-style.ts';
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

/** Selects tenant, theme and language for the whole gallery. */
export function Switches() {
  const texts = useGalleryTexts();
  const [look, setLook] = useState(lookInAddress);
  useEffect(() => applyLook(look), [look]);
  return (
    <div className="flex flex-wrap gap-4">
      <Switch
        label={texts.tenant}
        value={look.tenant}
        onChange={(tenant) => setLook({ ...look, tenant })}
      >
        {tenantIds.map((tenant) => (
          <option key={tenant}>{tenant}</option>
        ))}
      </Switch>
      <Switch
        label={texts.theme}
        value={look.theme}
        onChange={(theme) => setLook({ ...look, theme })}
      >
        <option value="light">{texts.light}</option>
        <option value="dark">{texts.dark}</option>
        <option value="auto">{texts.auto}</option>
      </Switch>
      <Switch
        label={texts.language}
        value={look.language}
        onChange={(language) => setLook({ ...look, language })}
      >
        <option value="nb">{texts.norwegian}</option>
        <option value="en">{texts.english}</option>
      </Switch>
    </div>
  );
}

interface SwitchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Switch({ label, value, onChange, children }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClass}
      >
        {children}
      </select>
    </div>
  );
}
