import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { hrefOf } from '../../lib/search-params.ts';
import { DocumentHead, PreviewFrame, useDocument } from '../../shared/documents/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { type Ingredient, ingredientLines, readIngredients } from './ingredient-lines.ts';

type RecipeBody = {
  title: string;
  summary: string;
  course: string;
  minutes: number;
  people: number;
  words?: string[] | undefined;
  ingredients: Ingredient[];
  steps: string[];
};

const empty: RecipeBody = {
  title: '',
  summary: '',
  course: 'Primo',
  minutes: 30,
  people: 4,
  ingredients: [],
  steps: [],
};

/** A recipe: what it says, its ingredients a line each, its steps a line each. */
export function RecipeTab({ name, onBack }: { name: string; onBack: () => void }) {
  const written = useDocument<RecipeBody>(`recipe:${name}`, empty);
  if (written.error && !written.detail)
    return <LoadProblem error={written.error} what="la ricetta" onRetry={written.retry} />;
  if (!written.detail) return null;
  const { body, faults } = written;
  const set = (part: Partial<RecipeBody>) => written.change({ ...body, ...part });
  const faultAt = (field: string) => [...faults].find(([each]) => each.startsWith(field))?.[1];
  return (
    <>
      <DocumentHead
        written={written}
        title={body.title || `/ricette/${name}`}
        list={{ name: 'Ricette', href: hrefOf('/contenuti', { tab: 'recipes' }) }}
        onGone={onBack}
      />
      <div className="content-two">
        <section className="bx content-editor" aria-label="Testo della ricetta">
          <TextInput
            label="Titolo"
            maxLength={120}
            error={faults.get('title')}
            value={body.title}
            onChange={(event) => set({ title: event.target.value })}
          />
          <TextArea
            label="Presentazione"
            hint="Una o due frasi"
            rows={2}
            maxLength={300}
            error={faults.get('summary')}
            value={body.summary}
            onChange={(event) => set({ summary: event.target.value })}
          />
          <div className="content-fields">
            <TextInput
              label="Portata"
              maxLength={40}
              error={faults.get('course')}
              value={body.course}
              onChange={(event) => set({ course: event.target.value })}
            />
            <NumberInput
              label="Minuti"
              most={1440}
              error={faults.get('minutes')}
              value={body.minutes}
              onChange={(minutes) => set({ minutes })}
            />
            <NumberInput
              label="Per quante persone"
              most={12}
              error={faults.get('people')}
              value={body.people}
              onChange={(people) => set({ people })}
            />
          </div>
          <LinesField
            label="Ingredienti"
            hint="Uno per riga: quantità | nome | che cosa cercare | in casa. Per esempio “400 g | Spaghetti” o “| Sale | sale fino | in casa”. Unità: g, ml, pz; senza quantità è “q.b.”."
            error={faultAt('ingredients')}
            lines={ingredientLines(body.ingredients)}
            onChange={(lines) => set({ ingredients: readIngredients(lines) })}
          />
          <LinesField
            label="Passaggi"
            hint="Uno per riga"
            error={faultAt('steps')}
            lines={body.steps}
            onChange={(steps) => set({ steps })}
          />
          <TextInput
            label="Altre parole con cui si cerca il piatto"
            hint="Separate da una virgola: “carbonara”"
            error={faultAt('words')}
            defaultValue={(body.words ?? []).join(', ')}
            onBlur={(event) => {
              const words = event.target.value
                .split(',')
                .map((word) => word.trim())
                .filter(Boolean);
              if (words.join() !== (body.words ?? []).join()) set({ words: words.length ? words : undefined });
            }}
          />
          <Note kind="n">I prodotti li sceglie il negozio di chi guarda, con le parole di “che cosa cercare”.</Note>
        </section>
        <PreviewFrame document={written.document} body={body} />
      </div>
    </>
  );
}

interface LinesFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
}

/** A text whose lines are read when it is left, so that nobody loses an unfinished one. */
function LinesField({ label, hint, error, lines, onChange }: LinesFieldProps) {
  const text = lines.join('\n');
  return (
    <TextArea
      // written by somebody else, or gone back to: what is true is shown
      key={text}
      label={label}
      hint={hint}
      error={error}
      rows={Math.max(6, lines.length + 1)}
      defaultValue={text}
      onBlur={(event) => {
        const read = event.target.value
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean);
        if (read.join('\n') !== text) onChange(read);
      }}
    />
  );
}

interface NumberInputProps {
  label: string;
  most: number;
  error: string | undefined;
  value: number;
  onChange: (value: number) => void;
}

function NumberInput({ label, most, error, value, onChange }: NumberInputProps) {
  return (
    <TextInput
      label={label}
      type="number"
      inputMode="numeric"
      min={1}
      max={most}
      error={error}
      value={value}
      onChange={(event) => onChange(Math.round(Number(event.target.value)))}
    />
  );
}
