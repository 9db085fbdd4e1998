import { type ShopSettings, staffEndpoints } from '@sporta/contract';
import { MOST_LOGO_BYTES } from '@sporta/contract/staff-shop-words.ts';
import { bearsWhiteWords, brandColoursOf, readColour } from '@sporta/domain/brand-colours.ts';
import { contrastOf, LEAST_CONTRAST } from '@sporta/domain/contrast.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { type CSSProperties, useId } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { base64Of, megabytes, PickFile, UploadProblem, useShownFile, useUpload } from '../../shared/documents/index.ts';
import type { Edits } from '../../shared/edits/index.ts';
import { errorAt } from '../../shared/errors/index.ts';

interface LookPanelProps {
  settings: ShopSettings;
  edits: Edits;
  error: unknown;
}

/** Name, colour and logo, with a header as customers see it. */
export function LookPanel({ settings, edits, error }: LookPanelProps) {
  const [chosen, show] = useShownFile();
  const text = (name: 'shopName' | 'colour' | 'logo') => String(edits.value(name) ?? '');
  const colour = readColour(text('colour') || settings.otherwise.colour);
  const logo = text('logo');
  const picture = logo === '' ? undefined : logo === settings.said.logo ? settings.logo?.address : chosen;
  return (
    <section className="bx" aria-labelledby="shop-look">
      <h2 id="shop-look">Nome e aspetto</h2>
      <p className="muted small">
        In testa al negozio, nelle mail, su ricevute e fatture, sul telefono di chi lo installa
      </p>
      <div className="shop-fields">
        <TextInput
          label="Nome del negozio online"
          maxLength={40}
          value={text('shopName')}
          placeholder={settings.otherwise.shopName}
          hint="Come lo chiamano i clienti, ad esempio Bottega Rossi"
          error={errorAt(error, 'shopName')}
          onChange={({ target }) => edits.set('shopName', target.value)}
        />
        <ColourField
          typed={text('colour')}
          otherwise={settings.otherwise.colour}
          error={errorAt(error, 'colour')}
          onType={(value) => edits.set('colour', value)}
        />
        <LogoField
          logo={logo}
          error={errorAt(error, 'logo')}
          onChoose={(name, file) => {
            show(file);
            edits.set('logo', name);
          }}
        />
      </div>
      {colour && bearsWhiteWords(colour) ? (
        <ShopHead
          name={text('shopName') || settings.otherwise.shopName}
          colour={colour}
          picture={picture}
          onWhite={logo === settings.said.logo && settings.logo?.onWhite === true}
        />
      ) : null}
    </section>
  );
}

interface ColourFieldProps {
  typed: string;
  otherwise: string;
  error: string | undefined;
  onType: (value: string) => void;
}

/** A colour, and whether white words can be read upon it: measured while it is typed. */
function ColourField({ typed, otherwise, error, onType }: ColourFieldProps) {
  const pickerId = useId();
  const colour = readColour(typed || otherwise);
  const ratio = colour ? contrastOf(colour, '#ffffff') : undefined;
  const weak =
    ratio !== undefined && ratio < LEAST_CONTRAST
      ? `Le scritte bianche non si leggerebbero: contrasto ${inItalian(ratio)} a 1, ne serve almeno 4,5. Scegli un colore più scuro`
      : undefined;
  return (
    <div className="shop-colour">
      <TextInput
        label="Colore del negozio"
        maxLength={20}
        value={typed}
        placeholder={otherwise}
        hint={
          ratio !== undefined && !weak
            ? `Le scritte bianche si leggono: contrasto ${inItalian(ratio)} a 1`
            : 'Come #a3212b'
        }
        error={weak ?? error ?? (colour ? undefined : 'È un colore come #a3212b')}
        onChange={({ target }) => onType(target.value)}
      />
      <label className="sr" htmlFor={pickerId}>
        Scegli il colore del negozio
      </label>
      <input id={pickerId} type="color" value={colour ?? '#0e743b'} onChange={({ target }) => onType(target.value)} />
    </div>
  );
}

interface LogoFieldProps {
  logo: string;
  error: string | undefined;
  /** @param file shown while it is not saved */
  onChoose: (logo: string, file: File | undefined) => void;
}

function LogoField({ logo, error, onChoose }: LogoFieldProps) {
  const api = useApi();
  const { busy, problem, send } = useUpload();
  const upload = async (file: File) => {
    if (file.size > MOST_LOGO_BYTES) {
      throw new UploadProblem(`Il logo pesa ${megabytes(file.size)}: al massimo ${megabytes(MOST_LOGO_BYTES)}`);
    }
    const { data } = await api.call(staffEndpoints.staffShop.uploadLogo, { file: await base64Of(file) });
    onChoose(data.logo, file);
  };
  return (
    <div className="shop-logo wide">
      <PickFile busy={busy} onPick={(file) => void send(() => upload(file))}>
        {logo === '' ? 'Carica il logo' : 'Cambia il logo'}
      </PickFile>
      {logo === '' ? null : (
        <Button kind="ghost" onClick={() => onChoose('', undefined)}>
          Togli il logo
        </Button>
      )}
      <p className="muted small">
        PNG, JPEG o WebP, alto almeno 40 pixel; meglio un PNG senza sfondo. Se sul colore si perdesse, lo mettiamo su
        bianco
      </p>
      {(problem ?? error) ? (
        <Note kind="err" live>
          {problem ?? error}
        </Note>
      ) : null}
    </div>
  );
}

interface ShopHeadProps {
  name: string;
  colour: string;
  picture: string | undefined;
  onWhite: boolean;
}

/** The head of the shop and a button, as they will be. */
function ShopHead({ name, colour, picture, onWhite }: ShopHeadProps) {
  const steps = brandColoursOf(colour);
  const look = { '--head': steps[800], '--act': steps[600] } as CSSProperties;
  return (
    <div className="shop-head" style={look} role="img" aria-label={`Anteprima: ${name} su ${colour}`}>
      <span className="shop-head-band">
        {picture ? <img className={onWhite ? 'on-white' : undefined} src={picture} alt="" /> : <b>{name}</b>}
      </span>
      <span className="shop-head-act">Vai al carrello</span>
    </div>
  );
}

const inItalian = (ratio: number): string => ratio.toFixed(1).replace('.', ',');
