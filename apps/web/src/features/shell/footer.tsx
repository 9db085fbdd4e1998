import { Logo } from '@sporta/ui/components/brand/Logo.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';
import { useRouter } from '@tanstack/react-router';
import { memo, Suspense } from 'react';
import { APP_VERSION } from '../../config.ts';
import { shopName } from '../../lib/shop-name.ts';
import { sparePart } from '../../lib/spare-part.ts';
import { type FooterGroup, useFooterGroups } from '../../shared/navigation/index.ts';
import { useMarksOfPage } from '../../shared/payment/index.ts';
import { LookChoice } from './look-choice.tsx';
import { NewsletterBox } from './newsletter-box.tsx';

const LateMarks = sparePart(() => import('./accepted-marks.tsx'));

/**
 * What the shop takes. The server draws the pictures; their program comes after the page, which keeps them meanwhile: a footer that is
 * drawn anew does not reach them (`memo`), or React would throw away what it cannot take over yet.
 */
const Marks = memo(function Marks() {
  const { lateParts } = useRouter().options.context;
  const Drawn = lateParts?.AcceptedMarks ?? LateMarks;
  const drawn = useMarksOfPage();
  return (
    <Suspense fallback={null}>
      <Drawn drawn={drawn} />
    </Suspense>
  );
});

export function Footer() {
  // The year of the page as it was rendered; around midnight of 31 December the browser may know better.
  const year = new Date().getFullYear();
  const groups = useFooterGroups();
  return (
    <footer className="ft">
      <div className="wrap">
        <div className="cols">
          <div>
            <Link className="logo" href="/" aria-label={`${shopName()}, vai alla home`}>
              <Logo height={44} />
            </Link>
            <p className="claim">
              La spesa di sempre, portata a casa. Prodotti freschi scelti la mattina stessa della consegna.
            </p>
            <NewsletterBox />
          </div>
          {groups.map((group) => (
            <LinkGroup key={group.title} group={group} />
          ))}
        </div>
        <div className="end">
          <span suppressHydrationWarning>
            © {year} {shopName()} · versione {APP_VERSION}
          </span>
          {/* Filled from outside (analytics), maybe before this part is alive: what is in it is not React's to compare. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty. */}
          <span id="cookie-choice" dangerouslySetInnerHTML={{ __html: '' }} />
          <LookChoice />
          <Marks />
        </div>
      </div>
    </footer>
  );
}

/** A column from 600 px on; below, an accordion, except for the contacts. */
function LinkGroup({ group }: { group: FooterGroup }) {
  const list = (
    <ul>
      {group.links.map(({ label, href, target, isText }) => (
        <li key={label}>
          {isText ? (
            label
          ) : (
            <Link href={href} target={target}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div>
      <div className={group.alwaysOpen ? undefined : 'column-only'}>
        <h2>{group.title}</h2>
        {list}
      </div>
      {group.alwaysOpen ? null : (
        <details className="accordion-only" name="footer">
          <summary>
            {group.title}
            <CaretDownBold />
          </summary>
          {list}
        </details>
      )}
    </div>
  );
}
