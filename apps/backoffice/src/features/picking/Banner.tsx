import { Button } from '@sporta/ui/components/button/Button.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { CheckCircleFill } from '@sporta/ui/icons/CheckCircleFill.ts';
import type { Icon } from '@sporta/ui/icons/drawIcon.tsx';
import { InfoFill } from '@sporta/ui/icons/InfoFill.ts';
import { ScalesFill } from '@sporta/ui/icons/ScalesFill.ts';
import { XCircleFill } from '@sporta/ui/icons/XCircleFill.ts';
import type { Want } from './model/stops.ts';
import type { Feedback } from './use-hand.ts';

const ICONS: Record<Feedback['tone'], Icon> = {
  right: CheckCircleFill,
  wrong: XCircleFill,
  weigh: ScalesFill,
  info: InfoFill,
};

interface BannerProps {
  said: Feedback | undefined;
  want: Want | undefined;
  /** Takes what was read in the place of what is wanted. */
  onOther: (code: string) => void;
  /** Takes the last line back; absent when there is none. */
  onUndo: (() => void) | undefined;
}

/** What the last scan meant: colour, word and, when it was wrong, what it is beside what is wanted. */
export function Banner({ said, want, onOther, onUndo }: BannerProps) {
  if (!said) return null;
  const { other } = said;
  const Glyph = ICONS[said.tone];
  return (
    <>
      <div className={cx('pk-said', said.tone)}>
        <Glyph />
        <div className="grow">
          <b>{said.title}</b>
          {said.detail ? <small>{said.detail}</small> : null}
        </div>
        {onUndo && said.tone !== 'wrong' ? (
          <Button kind="ghost" onClick={onUndo}>
            Annulla
          </Button>
        ) : null}
      </div>
      {other && want ? (
        <div className="pk-versus">
          <figure className="read">
            <figcaption>Hai letto</figcaption>
            <Thumb picture={{ src: other.picture }} tint={other.tint} size="l" />
            <b>{other.name}</b>
            <small>{other.brand}</small>
            {mayReplace(want) ? (
              <Button kind="soft" onClick={() => onOther(other.code)}>
                Usa questo
              </Button>
            ) : null}
          </figure>
          <figure className="needed">
            <figcaption>Serve</figcaption>
            <Thumb picture={{ src: want.line.mediaURL }} tint={want.line.tint} size="l" />
            <b>{want.line.name}</b>
            <small>{want.line.shortDescr}</small>
          </figure>
        </div>
      ) : null}
    </>
  );
}

const mayReplace = ({ line: { acceptAlternatives, state } }: Want) => acceptAlternatives && state.status !== 'refused';
