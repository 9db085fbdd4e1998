import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { DocumentBar } from './DocumentBar.tsx';
import type { WrittenDocument } from './use-document.ts';

interface DocumentHeadProps<Shape extends Record<string, unknown>> {
  written: WrittenDocument<Shape>;
  title: string;
  /** The list it is in: where the link above it leads. */
  list: { name: string; href: string };
  /** It was taken out of the shop: there is nothing left to look at. */
  onGone: () => void;
}

/** The head of a document that is one of a list: the way back to it, what one does with the document, and how it leaves the shop. */
export function DocumentHead<Shape extends Record<string, unknown>>({
  written,
  title,
  list,
  onGone,
}: DocumentHeadProps<Shape>) {
  return (
    <>
      <Link className="link doc-back" href={list.href}>
        {list.name}
      </Link>
      <DocumentBar written={written} title={title}>
        {written.detail?.live ? (
          <Button
            kind="ghost"
            disabled={written.busy}
            onClick={() => void written.remove().then((done) => done && onGone())}
          >
            <Trash />
            Togli dal negozio
          </Button>
        ) : null}
      </DocumentBar>
    </>
  );
}
