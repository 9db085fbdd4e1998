import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Link } from '../link/LinkContext.tsx';

export interface SectionProps {
  title: ReactNode;
  /** Link at the right end: "Mostra tutti". */
  more?: { label: string; href: string } | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Part of a page with its title. */
export function Section({ title, more, id, children }: SectionProps) {
  return (
    <section className="sec" id={id}>
      <div className="sh">
        <h2>{title}</h2>
        {more ? (
          <Link className="link" href={more.href}>
            {more.label}
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  );
}

/** White box with a thin border; `band` makes it grey without border. */
export function Panel({ band, className, children }: { band?: boolean; className?: string; children: ReactNode }) {
  return <div className={cx(band ? 'bandbox' : 'panel', className)}>{children}</div>;
}
