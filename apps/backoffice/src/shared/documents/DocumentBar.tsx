import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { ClockCounterClockwise } from '@sporta/ui/icons/ClockCounterClockwise.ts';
import { type ReactNode, useState } from 'react';
import { KeptNote } from '../unsaved/index.ts';
import { ClashPanel } from './ClashPanel.tsx';
import { PublishDocument } from './PublishDocument.tsx';
import { stateText } from './state-text.ts';
import type { WrittenDocument } from './use-document.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface DocumentBarProps<Shape extends Record<string, unknown>> {
  written: WrittenDocument<Shape>;
  title: string;
  /** More buttons, before those of every document. */
  children?: ReactNode;
}

/** The head of a document: what state it is in, and what one does with it. */
export function DocumentBar<Shape extends Record<string, unknown>>(props: DocumentBarProps<Shape>) {
  const { written, title, children } = props;
  const { detail, isTyped, busy, clash, faults } = written;
  const [open, setOpen] = useState<'versions' | 'publish'>();
  const close = () => setOpen(undefined);
  const hasDraft = detail?.draft !== undefined;
  return (
    <>
      <div className="doc-bar">
        <div className="grow">
          <h2>{title}</h2>
          <p className="muted small">{stateText(detail, isTyped, new Date())}</p>
        </div>
        {children}
        <Button kind="line" onClick={() => setOpen('versions')}>
          <ClockCounterClockwise />
          Versioni
        </Button>
        {isTyped || hasDraft ? (
          <Button kind="line" disabled={busy} onClick={() => void written.discard()}>
            {hasDraft ? 'Butta la bozza' : 'Annulla modifiche'}
          </Button>
        ) : null}
        <Button kind="soft" disabled={!isTyped || clash !== undefined} busy={busy} onClick={() => void written.save()}>
          Salva bozza
        </Button>
        <Button disabled={(!isTyped && !hasDraft) || clash !== undefined || busy} onClick={() => setOpen('publish')}>
          Pubblica
        </Button>
      </div>
      <KeptNote offer={written.offer} />
      {detail?.draft?.problem ? (
        <Note kind="err" className="doc-note">
          Non è andato online da solo: {detail.draft.problem}. Guarda la bozza e pubblicala, o buttala.
        </Note>
      ) : detail?.draft?.outdated ? (
        <Note kind="warn" className="doc-note">
          Da quando è cominciata la bozza, online è cambiato qualcosa: guarda le versioni prima di pubblicare.
        </Note>
      ) : null}
      {clash ? <ClashPanel written={written} theirs={clash} /> : null}
      {faults.size > 0 ? (
        <Note kind="err" className="doc-note" live>
          <ul>
            {[...faults].map(([field, text]) => (
              <li key={field}>{text}</li>
            ))}
          </ul>
        </Note>
      ) : null}
      <VersionsDialog open={open === 'versions'} onClose={close} written={written} />
      <PublishDocument open={open === 'publish'} onClose={close} written={written} title={title} />
    </>
  );
}
