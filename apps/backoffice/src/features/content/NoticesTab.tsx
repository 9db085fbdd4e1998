import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { AudienceFields, DatesFields, DocumentBar, type Target, useDocument } from '../../shared/documents/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { RichText } from '../../shared/rich-text/index.ts';

type Notice = Target & { title: string; description: string };
type NoticesBody = { popups: Notice[] };

const empty: NoticesBody = { popups: [] };
const WEEK = 7 * 86_400_000;

const newNotice = (): Notice => ({
  title: '',
  description: '',
  validFrom: new Date().toISOString(),
  validTo: new Date(Date.now() + WEEK).toISOString(),
});

/** Notices shown once to each visitor while they hold; of several the one that began last is shown. */
export function NoticesTab() {
  const written = useDocument('popups', empty);
  if (written.error && !written.detail)
    return <LoadProblem error={written.error} what="gli avvisi" onRetry={written.retry} />;
  if (!written.detail) return null;
  const { popups } = written.body;
  const change = (next: Notice[]) => written.change({ popups: next });
  const set = (index: number, part: Partial<Notice>) =>
    change(popups.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <>
      <DocumentBar written={written} title="Avvisi" />
      <p className="muted doc-note">
        Un avviso si vede una volta sola, in un momento tranquillo della visita. Se più avvisi valgono insieme, si vede
        quello cominciato per ultimo.
      </p>
      <div className="stack">
        {popups.map((notice, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notices have no name of their own; one is its place.
          <section key={index} className="bx content-editor" aria-label={notice.title || 'Nuovo avviso'}>
            <header>
              <h2>{notice.title || 'Nuovo avviso'}</h2>
              <Button kind="ghost" size="sm" onClick={() => change(popups.filter((_, at) => at !== index))}>
                <Trash />
                Togli
              </Button>
            </header>
            <TextInput
              label="Titolo"
              maxLength={200}
              error={written.faults.get(`popups.${index}.title`)}
              value={notice.title}
              onChange={(event) => set(index, { title: event.target.value })}
            />
            <RichText label="Testo" html={notice.description} onChange={(description) => set(index, { description })} />
            <DatesFields target={notice} onChange={(part) => set(index, part)} />
            <AudienceFields target={notice} onChange={(part) => set(index, part)} />
          </section>
        ))}
        <Button kind="soft" onClick={() => change([...popups, newNotice()])}>
          <PlusBold />
          Avviso
        </Button>
      </div>
    </>
  );
}
