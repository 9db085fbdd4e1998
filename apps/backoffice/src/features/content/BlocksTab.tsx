import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { Image } from '@sporta/ui/icons/Image.ts';
import { useState } from 'react';
import { DocumentBar, PreviewFrame, useDocument } from '../../shared/documents/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { BesideHome } from './BesideHome.tsx';
import { BlockEditor } from './BlockEditor.tsx';
import { BlockList } from './BlockList.tsx';
import { type Block, blockNames, type HomeBody } from './blocks.ts';

const empty: HomeBody = { blocks: [] };

interface BlocksTabProps {
  place: 'home' | 'departments';
  onOpenPage: (name: string) => void;
}

/** The parts of the home page in order, or the tiles of departments: they are one document, published together. */
export function BlocksTab({ place, onOpenPage }: BlocksTabProps) {
  const written = useDocument('home', empty);
  const [chosen, setChosen] = useState(0);
  if (written.error && !written.detail)
    return <LoadProblem error={written.error} what="la home" onRetry={written.retry} />;
  if (!written.detail) return null;
  const { blocks } = written.body;
  const isHere = ({ kind }: Block) => (kind === 'magazine') === (place === 'departments');
  const here = blocks.filter(isHere);
  const block = here[Math.min(chosen, here.length - 1)];
  const change = (next: Block[]) => written.change({ blocks: next });
  /** The order of these among all: the others stay where they are. */
  const reorder = (next: readonly Block[]) => {
    const left = [...next];
    const others = blocks.flatMap((each) => (isHere(each) ? (left.shift() ?? []) : each));
    change([...others, ...left]);
  };
  return (
    <>
      <DocumentBar written={written} title={place === 'home' ? 'Home' : 'Home e banner di reparto'} />
      <div className="content-home">
        <BlockList
          blocks={here}
          place={place}
          chosen={block ? here.indexOf(block) : -1}
          onChoose={setChosen}
          onOrder={reorder}
          onAdd={(added) => {
            change([...blocks, added]);
            setChosen(here.length);
          }}
        />
        {block ? (
          <BlockEditor
            key={here.indexOf(block)}
            block={block}
            blocks={blocks}
            faults={written.faults}
            path={`blocks.${blocks.indexOf(block)}`}
            onChange={(next) => change(blocks.map((each) => (each === block ? next : each)))}
            onRemove={() => change(blocks.filter((each) => each !== block))}
          />
        ) : (
          <section className="bx">
            <EmptyState
              icon={Image}
              title="Ancora niente qui"
              body="Aggiungi il primo blocco dall’elenco qui accanto."
            />
          </section>
        )}
        <PreviewFrame
          document="home"
          body={written.body}
          outlined={
            block && place === 'home' ? { part: blocks.indexOf(block) + 1, name: blockNames[block.kind] } : undefined
          }
        />
      </div>
      {place === 'home' ? <BesideHome onOpenPage={onOpenPage} /> : null}
    </>
  );
}
