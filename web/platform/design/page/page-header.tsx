import type { ReactNode } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import {
  oneLineHeaderClass,
  oneLineHeadingClass,
  oneLineSubtitleClass,
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
  /** Title, subtitle and actions in one line, above a long list. */
  isOneLine?: boolean;
}

export function PageHeader({ title, subtitle, back, actions, isOneLine = false }: PageHeaderProps) {
  return (
    <div className={isOneLine ? oneLineHeaderClass : pageHeaderClass}>
      <div className={isOneLine ? 'min-w-0' : pageHeadingClass}>
        {back && <div className="mb-1">{back}</div>}
        <div className={isOneLine ? oneLineHeadingClass : undefined}>
          <h1 tabIndex={-1} className={pageTitleClass}>
            {title}
          </h1>
          {subtitle && (
            <p className={isOneLine ? oneLineSubtitleClass : pageSubtitleClass}>{subtitle}</p>
          )}
        </div>
      </div>
      {actions && (
        <div
          className={classNames(
            'flex items-start gap-3',
            // On a phone the title needs the room of the icon.
            isOneLine ? 'shrink-0 max-sm:[&>a_svg]:hidden' : 'flex-wrap',
          )}
        >
          {actions}
        </div>
      )}
    </div>
  );
}
