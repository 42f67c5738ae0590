import type { ReactNode } from 'react';
import {
  pageHeaderClass,
  pageHeadingClass,
  pageSubtitleClass,
  pageTitleClass,
} from './page-header-style.ts';

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Above the title: the link back. */
  back?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  return (
    <div className={pageHeaderClass}>
      <div className={pageHeadingClass}>
        {back && <div className="mb-1">{back}</div>}
        <h1 tabIndex={-1} className={pageTitleClass}>
          {title}
        </h1>
        {subtitle && <p className={pageSubtitleClass}>{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-start gap-3">{actions}</div>}
    </div>
  );
}
