import { contentPictureAddress } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { PictureDialog } from '../documents/index.ts';
import { keepsAll } from './keeps-all.ts';
import type { RichTextProps } from './rich-text-props.ts';
import { toggleQuote } from './toggle-quote.ts';
import { fromWord } from './word-paste.ts';

const starter = StarterKit.configure({
  heading: { levels: [2, 3, 4] },
  code: false,
  codeBlock: false,
  strike: false,
  underline: false,
  link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
});

/** A mail has no tables or pictures of its own: its programs draw them badly or not at all. */
const extensionsOf = {
  page: [starter, Image, TableKit.configure({ table: { resizable: false } })],
  mail: [starter],
};

/** The editor itself; what it cannot show without losing something is written as HTML. */
export default function RichEditor({ label, html, kind = 'page', onChange }: RichTextProps) {
  const id = useId();
  const written = useRef(html);
  const [asHtml, setAsHtml] = useState(false);
  const editor = useEditor({
    extensions: extensionsOf[kind],
    content: html,
    // the policy of the page forbids styles the editor would put into it
    injectCSS: false,
    editorProps: {
      transformPastedHTML: fromWord,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': id, class: 'rich-words' },
    },
    onUpdate: ({ editor: current }) => {
      written.current = current.getHTML();
      onChange(written.current);
    },
  });
  const loses = !keepsAll(html, editor.getHTML()) && written.current === html && !editor.isFocused;

  // a text that comes from elsewhere: a colleague's, an older version, what the server cleaned
  useEffect(() => {
    if (html === written.current) return;
    written.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [html, editor]);

  const plain = asHtml || loses;
  return (
    <div className="fld">
      <span id={id} className="lb">
        {label}
      </span>
      {plain ? (
        <>
          {loses ? (
            <Note kind="info">Questo testo ha parti che l’editor non saprebbe tenere: si scrive come HTML.</Note>
          ) : null}
          <TextArea
            label={`${label} (HTML)`}
            rows={16}
            value={html}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
        </>
      ) : (
        <div className="rich-writing">
          <Tools editor={editor} kind={kind} />
          <EditorContent editor={editor} />
        </div>
      )}
      {loses ? null : (
        <Button kind="ghost" size="sm" className="rich-as-html" onClick={() => setAsHtml(!asHtml)}>
          {asHtml ? 'Torna all’editor' : 'Scrivi come HTML'}
        </Button>
      )}
    </div>
  );
}

function Tools({ editor, kind }: { editor: Editor; kind: 'page' | 'mail' }) {
  const [open, setOpen] = useState<'link' | 'picture'>();
  const now = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      h2: current.isActive('heading', { level: 2 }),
      h3: current.isActive('heading', { level: 3 }),
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      link: current.isActive('link'),
      table: current.isActive('table'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  // focused at once: the chain alone focuses a frame later, and loses what is typed until then
  const act = () => {
    editor.view.focus();
    return editor.chain();
  };
  const tool = (text: string, name: string, on: boolean | undefined, press: () => void, disabled = false) => (
    <button type="button" aria-label={name} title={name} aria-pressed={on} disabled={disabled} onClick={press}>
      {text}
    </button>
  );
  return (
    <div className="rich-tools" role="toolbar" aria-label="Formato del testo">
      {tool('Titolo', 'Titolo', now.h2, () => act().toggleHeading({ level: 2 }).run())}
      {tool('Sottotitolo', 'Sottotitolo', now.h3, () => act().toggleHeading({ level: 3 }).run())}
      {tool('G', 'Grassetto', now.bold, () => act().toggleBold().run())}
      {tool('C', 'Corsivo', now.italic, () => act().toggleItalic().run())}
      {tool('• Elenco', 'Elenco', now.bullets, () => act().toggleBulletList().run())}
      {tool('Elenco numerato', 'Elenco numerato', now.numbers, () => act().toggleOrderedList().run())}
      {tool('Citazione', 'Citazione', now.quote, () => act().command(toggleQuote).run())}
      {tool('Link', 'Link', now.link, () => setOpen('link'))}
      {kind === 'page' ? tool('Immagine', 'Immagine', undefined, () => setOpen('picture')) : null}
      {kind === 'mail'
        ? null
        : now.table
          ? tool('Togli tabella', 'Togli tabella', undefined, () => act().deleteTable().run())
          : tool('Tabella', 'Tabella', undefined, () =>
              act().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
            )}
      {now.table ? tool('+ Riga', 'Aggiungi una riga', undefined, () => act().addRowAfter().run()) : null}
      {now.table ? tool('+ Colonna', 'Aggiungi una colonna', undefined, () => act().addColumnAfter().run()) : null}
      {tool('↶', 'Annulla', undefined, () => act().undo().run(), !now.canUndo)}
      {tool('↷', 'Ripeti', undefined, () => act().redo().run(), !now.canRedo)}
      <LinkDialog key={open} open={open === 'link'} onClose={() => setOpen(undefined)} editor={editor} />
      <PictureDialog
        open={open === 'picture'}
        onClose={() => setOpen(undefined)}
        onChoose={({ picture, alt }) => {
          editor
            .chain()
            .focus()
            .setImage({ src: contentPictureAddress(picture), alt })
            .run();
          setOpen(undefined);
        }}
      />
    </div>
  );
}

function LinkDialog({ open, onClose, editor }: { open: boolean; onClose: () => void; editor: Editor }) {
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const isGood = /^(\/(?!\/)|https?:\/\/|mailto:|tel:)/.test(href);
  const put = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    // nothing chosen and no link here: the address itself is the text
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Link">
      <div className="stack">
        <TextInput
          label="Porta a"
          hint="Una pagina del negozio, come /page/zone, o un indirizzo https, mailto o tel. Vuoto: senza link"
          value={href}
          error={href !== '' && !isGood ? 'Deve cominciare con /, https:, mailto: o tel:' : undefined}
          onChange={(event) => setHref(event.target.value)}
        />
        <div className="row end">
          <Button disabled={href !== '' && !isGood} onClick={put}>
            Metti
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
