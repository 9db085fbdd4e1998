import { countText } from '@sporta/domain';
import { useAnnounce } from '@sporta/ui/components/announcer/Announcer.tsx';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { ArrowRightBold } from '@sporta/ui/icons/ArrowRightBold.ts';
import { ClipboardText } from '@sporta/ui/icons/ClipboardText.ts';
import { Heart } from '@sporta/ui/icons/Heart.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import type { OverlayProps } from '../../shared/overlays/index.ts';
import { useSession } from '../../shared/session/index.ts';
import { usualTexts } from './api/fast-search-texts.ts';
import { LeftOut } from './left-out.tsx';
import { fastSearchTextsQuery } from './model/fast-search-query.ts';
import { fastSearchHref } from './model/list-address.ts';
import { useAddWords } from './model/use-add-words.ts';
import { MAX_WORDS, useWordList, wordList } from './model/word-list.ts';
import { PasteBox } from './paste-box.tsx';
import { SavedLists } from './saved-lists.tsx';
import { WordField } from './word-field.tsx';
import { WordPaper } from './word-paper.tsx';
import '../../lib/sheets/fast-search.css';

type Panel = 'paste' | 'lists';

/** Spesa veloce: the customer writes the list, then sees every word with its products (specification, section 2). */
export default function FastSearchDialog({ open, onClose }: OverlayProps) {
  const router = useRouter();
  const announce = useAnnounce();
  const { isLoggedIn } = useSession();
  const { data: texts = usualTexts } = useQuery(fastSearchTextsQuery(useApi()));
  const words = useWordList();
  const { add, busy } = useAddWords();
  const field = useRef<HTMLInputElement>(null);
  const [panel, setPanel] = useState<Panel>();
  const [leftOut, setLeftOut] = useState(0);
  const addAll = async (text: string) => {
    const { count, leftOut: more } = await add(text);
    setLeftOut(more);
    if (more === 0)
      announce(count === 0 ? 'Niente di nuovo da aggiungere' : `${countText(count, 'parola', 'parole')} in più`);
    setPanel(undefined);
    field.current?.focus();
  };
  const empty = () => {
    wordList.replace([]);
    setLeftOut(0);
  };
  const search = async () => {
    const typed = field.current?.value.trim();
    const list = typed ? [...words, typed] : words;
    if (list.length === 0) {
      field.current?.focus();
      return;
    }
    onClose();
    await router.navigate({ href: fastSearchHref(list) });
  };
  const flip = (next: Panel) => setPanel(panel === next ? undefined : next);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={750}
      title={texts.title}
      className="fast-search"
      initialFocus={field}
      keepOnOutsidePress
      footer={
        <>
          <Button kind="quiet" onClick={empty} disabled={words.length === 0}>
            Svuota
          </Button>
          <span className="grow" />
          <Button kind="line" size="lg" className="back" onClick={onClose}>
            Torna Indietro
          </Button>
          <Button size="lg" onClick={() => void search()}>
            Cerca tra i prodotti
            <ArrowRightBold />
          </Button>
        </>
      }
    >
      <p className="muted lead">{texts.description}</p>
      <WordField ref={field} busy={busy} onAdd={(text) => void addAll(text)} />
      <LeftOut count={leftOut} most={MAX_WORDS} />
      <WordPaper words={words} examples={texts.examples} />
      <div className="ways">
        <Button kind="line" aria-expanded={panel === 'paste'} onClick={() => flip('paste')}>
          <ClipboardText />
          Incolla una lista
        </Button>
        {isLoggedIn ? (
          <Button kind="line" aria-expanded={panel === 'lists'} onClick={() => flip('lists')}>
            <Heart />
            Da una lista salvata
          </Button>
        ) : null}
      </div>
      {panel === 'paste' ? <PasteBox busy={busy} onAdd={(text) => void addAll(text)} /> : null}
      {panel === 'lists' ? <SavedLists onAdd={(names) => void addAll(names.join('\n'))} /> : null}
    </Dialog>
  );
}
