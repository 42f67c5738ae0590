import { tenantIds } from '@takst/domain/tenants/tenant-id.ts';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { controlClass, labelClass } from '#design/fields/field-style.ts';
import { useGalleryWords } from './gallery-words.ts';

interface Look {
  tenant: string;
  theme: string;
  language: string;
}

/** Tests select tenant, theme and language in the address: `?tenant=akt&theme=dark&language=en`. */
function askedLook(): Look {
  const asked = new URLSearchParams(window.location.search);
  const page = document.documentElement;
  return {
    tenant: asked.get('tenant') ?? page.dataset['tenant'] ?? 'ruter',
    theme: asked.get('theme') ?? page.dataset['theme'] ?? 'auto',
    language: asked.get('language') ?? page.lang.slice(0, 2),
  };
}

function wear({ tenant, theme, language }: Look) {
  const page = document.documentElement;
  page.dataset['tenant'] = tenant;
  page.dataset['theme'] = theme;
  page.lang = language === 'en' ? 'en-GB' : 'nb-NO';
}

/** Selects tenant, theme and language for the whole gallery. */
export function Switches() {
  const words = useGalleryWords();
  const [look, setLook] = useState(askedLook);
  useEffect(() => wear(look), [look]);
  return (
    <div className="flex flex-wrap gap-4">
      <Switch
        label={words.tenant}
        value={look.tenant}
        onChange={(tenant) => setLook({ ...look, tenant })}
      >
        {tenantIds.map((tenant) => (
          <option key={tenant}>{tenant}</option>
        ))}
      </Switch>
      <Switch
        label={words.theme}
        value={look.theme}
        onChange={(theme) => setLook({ ...look, theme })}
      >
        <option value="light">{words.light}</option>
        <option value="dark">{words.dark}</option>
        <option value="auto">{words.auto}</option>
      </Switch>
      <Switch
        label={words.language}
        value={look.language}
        onChange={(language) => setLook({ ...look, language })}
      >
        <option value="nb">{words.norwegian}</option>
        <option value="en">{words.english}</option>
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
