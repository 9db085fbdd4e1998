import type { ReactNode } from 'react';
import type { Icon } from '../../icons/drawIcon.tsx';
import { cx } from '../cx.ts';

export interface EmptyStateProps {
  title: ReactNode;
  /** What happened and the next step, in a sentence or two. */
  body?: ReactNode | undefined;
  /** Duotone icon on a white square… */
  icon?: Icon | undefined;
  /** …or a picture, 150 px. */
  picture?: string | undefined;
  /** Colour of what went wrong; `love` draws the icon in tomato. */
  tone?: 'err' | 'warn' | 'info' | 'love' | undefined;
  /** Buttons: an empty page is never a dead end. */
  actions?: ReactNode | undefined;
  heading?: 'h1' | 'h2' | 'h3' | undefined;
}

export function EmptyState(props: EmptyStateProps) {
  const { title, body, icon: Glyph, picture, tone, actions, heading: Heading = 'h2' } = props;
  return (
    <div className={cx('em', tone)}>
      {picture ? <img src={picture} alt="" width="150" height="150" /> : null}
      {Glyph ? (
        <span className="eic">
          <Glyph />
        </span>
      ) : null}
      <Heading>{title}</Heading>
      {body ? <p>{body}</p> : null}
      {actions ? <div className="acts">{actions}</div> : null}
    </div>
  );
}
