import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { hrefOf } from '../../lib/search-params.ts';
import { DatesFields, DocumentHead, PreviewFrame, type Target, useDocument } from '../../shared/documents/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { RichText } from '../../shared/rich-text/index.ts';
import { type Around, CoverFields, FactsField, WaysField } from './PageAround.tsx';

type PageBody = Target &
  Around & {
    title: string;
    content: string;
    seoTitle?: string | undefined;
    seoDescription?: string | undefined;
    aliases?: string[] | undefined;
  };

const empty: PageBody = { title: '', content: '' };

/** A page of text. */
export function PageTab({ name, onBack }: { name: string; onBack: () => void }) {
  const written = useDocument<PageBody>(`page:${name}`, empty);
  if (written.error && !written.detail)
    return <LoadProblem error={written.error} what="la pagina" onRetry={written.retry} />;
  if (!written.detail) return null;
  const { body, faults } = written;
  const set = (part: Partial<PageBody>) => written.change({ ...body, ...part });
  return (
    <>
      <DocumentHead
        written={written}
        title={body.title || `/page/${name}`}
        list={{ name: 'Pagine', href: hrefOf('/contenuti', { tab: 'pages' }) }}
        onGone={onBack}
      />
      <div className="content-two">
        <section className="bx content-editor" aria-label="Testo della pagina">
          <TextInput
            label="Titolo"
            maxLength={200}
            error={faults.get('title')}
            value={body.title}
            onChange={(event) => set({ title: event.target.value })}
          />
          <CoverFields page={body} faults={faults} onChange={set} />
          <FactsField page={body} faults={faults} onChange={set} />
          <RichText label="Testo" html={body.content} onChange={(content) => set({ content })} />
          <WaysField page={body} faults={faults} onChange={set} />
          <TextInput
            label="Titolo per i motori di ricerca"
            hint="Vuoto: quello della pagina"
            maxLength={200}
            value={body.seoTitle ?? ''}
            onChange={(event) => set({ seoTitle: event.target.value || undefined })}
          />
          <TextArea
            label="Descrizione per i motori di ricerca"
            hint="Una o due frasi, al massimo 160 caratteri si leggono fra i risultati"
            rows={2}
            maxLength={400}
            value={body.seoDescription ?? ''}
            onChange={(event) => set({ seoDescription: event.target.value || undefined })}
          />
          <TextInput
            label="Indirizzi di prima"
            hint="Separati da una virgola: chi li usa ancora arriva qui"
            error={[...faults].find(([field]) => field.startsWith('aliases'))?.[1]}
            defaultValue={(body.aliases ?? []).join(', ')}
            onBlur={(event) => {
              const aliases = event.target.value.split(/[,\s]+/).filter(Boolean);
              if (aliases.join() !== (body.aliases ?? []).join())
                set({ aliases: aliases.length ? aliases : undefined });
            }}
          />
          <DatesFields target={body} onChange={(part) => set(part)} />
        </section>
        <PreviewFrame document={written.document} body={body} />
      </div>
    </>
  );
}
