import { type BlockKind, blockKinds } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { Menu, MenuItem } from '@sporta/ui/components/menu/Menu.tsx';
import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';
import { CaretUpBold } from '@sporta/ui/icons/CaretUpBold.ts';
import { DotsSixVerticalBold } from '@sporta/ui/icons/DotsSixVerticalBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { moved, useMoves } from '../../shared/documents/index.ts';
import { Key } from '../../shared/keyboard/index.ts';
import { blockIcons } from './block-icons.ts';
import { type Block, blockHints, blockNames, newBlock, timeText, titleOf } from './blocks.ts';

interface BlockListProps {
  blocks: readonly Block[];
  place: 'home' | 'departments';
  chosen: number;
  onChoose: (index: number) => void;
  onOrder: (blocks: Block[]) => void;
  onAdd: (block: Block) => void;
}

/** The blocks in the order of the page: dragged, or moved with buttons and keys. */
export function BlockList({ blocks, place, chosen, onChoose, onOrder, onAdd }: BlockListProps) {
  const moves = useMoves(blocks.length, (from, to) => {
    onOrder(moved(blocks, from, to));
    onChoose(to);
  });
  const { move } = moves;
  const now = Date.now();
  const kinds = blockKinds.filter((kind) => (kind === 'magazine') === (place === 'departments'));
  const add = (kind: BlockKind) => onAdd(newBlock(kind));
  return (
    <section className="bx content-blocks" aria-labelledby="content-blocks">
      <header>
        <h2 id="content-blocks">{place === 'home' ? 'Blocchi' : 'Banner'}</h2>
        {kinds.length === 1 ? (
          <Button kind="soft" size="sm" onClick={() => add('magazine')}>
            <PlusBold />
            Aggiungi
          </Button>
        ) : (
          <Menu
            trigger={
              <button type="button" className="btn soft sm">
                <PlusBold />
                Aggiungi
              </button>
            }
          >
            {kinds.map((kind) => (
              <MenuItem key={kind} onClick={() => add(kind)}>
                {blockNames[kind]}
              </MenuItem>
            ))}
          </Menu>
        )}
      </header>
      <ol>
        {blocks.map((block, index) => {
          const Icon = blockIcons[block.kind];
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own; a row is its place.
              key={index}
              className={cx(index === chosen && 'on', moves.over === index && 'over')}
              {...moves.drag(index)}
              {...moves.keys(index)}
            >
              <DotsSixVerticalBold />
              <button type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
                <span className="content-icon">
                  <Icon />
                </span>
                <span>
                  <b>{titleOf(block)}</b>
                  <small>{subtitleOf(block, now)}</small>
                </span>
              </button>
              <span className="content-moves">
                <IconButton
                  icon={CaretUpBold}
                  label={`Sposta su: ${titleOf(block)}`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon={CaretDownBold}
                  label={`Sposta giù: ${titleOf(block)}`}
                  disabled={index === blocks.length - 1}
                  onClick={() => move(index, index + 1)}
                />
              </span>
            </li>
          );
        })}
      </ol>
      {blocks.length > 1 ? (
        <p className="muted small">
          Trascina o usa le frecce
          <span className="content-keys">
            : <Key>Alt ↑</Key> <Key>Alt ↓</Key>
          </span>
        </p>
      ) : null}
    </section>
  );
}

/** Its kind when it has a title of its own, else what it does; and when it is shown. */
function subtitleOf(block: Block, now: number): string {
  const what = titleOf(block) === blockNames[block.kind] ? blockHints[block.kind] : blockNames[block.kind];
  return [what, timeText(block, now)].filter(Boolean).join(' · ');
}
