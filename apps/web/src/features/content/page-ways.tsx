import type { PageWay } from '@sporta/contract';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { cx } from '@sporta/ui/components/cx.ts';

/** Where one goes from a page that was read; the first is what most come for. */
export function PageWays({ ways }: { ways: readonly PageWay[] }) {
  return (
    <section className="page-ways" aria-label="E adesso">
      {ways.map(({ title, text, callToAction, itemUrl }, at) => (
        <div key={title} className={cx('panel', at === 0 && 'first')}>
          <div>
            <h2>{title}</h2>
            {text ? <p>{text}</p> : null}
          </div>
          <ButtonLink kind={at > 0 ? 'line' : 'primary'} href={itemUrl}>
            {callToAction}
          </ButtonLink>
        </div>
      ))}
    </section>
  );
}
