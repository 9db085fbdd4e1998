import { type BannerBackground, bannerBackgroundLabels, bannerBackgrounds } from '@sporta/contract/banner-words.ts';
import { LEAST_CONTRAST } from '@sporta/domain/contrast.ts';
import { cx } from '@sporta/ui/components/cx.ts';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { bannerContrast } from './contrast.ts';

interface BackgroundFieldProps {
  /** What the banner has when nothing is chosen. */
  usual: BannerBackground;
  background: BannerBackground | undefined;
  onChange: (background: BannerBackground | undefined) => void;
}

/** What lies behind the words of a banner, and how well they read upon it: measured on the colours of the shop itself. */
export function BackgroundField({ usual, background = usual, onChange }: BackgroundFieldProps) {
  const swatches = useRef<HTMLFieldSetElement>(null);
  const [contrast, setContrast] = useState<number>();
  useLayoutEffect(() => {
    const chosen = swatches.current?.querySelector(`.on-${background}`);
    if (!chosen) return;
    const colours = getComputedStyle(chosen);
    setContrast(bannerContrast((name) => colours.getPropertyValue(name).trim()));
  }, [background]);
  return (
    <>
      <fieldset ref={swatches} className="content-tints">
        <legend>Sfondo</legend>
        {bannerBackgrounds.map((each) => (
          <button
            key={each}
            type="button"
            className={cx('banner-surface', `on-${each}`)}
            aria-label={bannerBackgroundLabels[each]}
            title={bannerBackgroundLabels[each]}
            aria-pressed={each === background}
            onClick={() => onChange(each === usual ? undefined : each)}
          />
        ))}
      </fieldset>
      {contrast === undefined ? null : <ContrastNote contrast={contrast} />}
    </>
  );
}

function ContrastNote({ contrast }: { contrast: number }) {
  const figure = contrast.toLocaleString('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return contrast >= LEAST_CONTRAST ? (
    <Note kind="ok" live>
      Contrasto del testo {figure}:1, si legge bene.
    </Note>
  ) : (
    <Note kind="warn" live>
      Contrasto del testo {figure}:1: ne servono 4,5. Scegli un altro sfondo.
    </Note>
  );
}
