import { type Audience, audienceLabels } from '@sporta/contract';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Desktop } from '@sporta/ui/icons/Desktop.ts';
import { DeviceMobile } from '@sporta/ui/icons/DeviceMobile.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { instantOf } from '../figures/index.ts';
import { contentChoicesQuery, previewQuery } from './documents-queries.ts';
import { type OutlinedPart, outlinePart } from './outline-part.ts';
import type { Body } from './use-document.ts';

/** How long somebody types on before the shop is asked again, in milliseconds. */
const TYPING_MS = 600;

interface PreviewFrameProps {
  document: string;
  body: Body;
  /** The part somebody is at. */
  outlined?: OutlinedPart | undefined;
}

/** The shop itself as it would be with this document: at a moment, in a store, for somebody. */
export function PreviewFrame({ document, body, outlined }: PreviewFrameProps) {
  const api = useApi();
  const [device, setDevice] = useState<'phone' | 'desk'>('phone');
  const [at, setAt] = useState('');
  const [store, setStore] = useState('');
  const [audience, setAudience] = useState<Audience>('guests');
  const instant = instantOf(at);
  const settled = useSettled(body);
  const { data: choices } = useQuery(contentChoicesQuery(api));
  const { data: address, error } = useQuery(
    previewQuery(api, {
      document,
      body: settled,
      audience,
      ...(instant ? { at: instant } : {}),
      ...(store ? { warehouse_id: Number(store) } : {}),
    }),
  );
  return (
    <section className="bx doc-preview" aria-label="Anteprima">
      <div className="doc-preview-head">
        <Segmented
          label="Schermo"
          options={[
            {
              value: 'phone',
              label: (
                <>
                  <DeviceMobile /> Telefono
                </>
              ),
            },
            {
              value: 'desk',
              label: (
                <>
                  <Desktop /> Computer
                </>
              ),
            },
          ]}
          value={device}
          onChange={setDevice}
        />
      </div>
      <div className="doc-preview-as">
        <TextInput label="Quando" type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
        <Select label="Chi guarda" value={audience} onChange={(event) => setAudience(event.target.value as Audience)}>
          {(['guests', 'private', 'companies'] as const).map((each) => (
            <option key={each} value={each}>
              {audienceLabels[each]}
            </option>
          ))}
        </Select>
        <Select label="Sede" value={store} onChange={(event) => setStore(event.target.value)}>
          <option value="">La mia</option>
          {choices?.stores.map(({ warehouseId, name }) => (
            <option key={warehouseId} value={warehouseId}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {error ? <Note kind="warn">{messageOf(error)}. L’anteprima mostra com’era prima.</Note> : null}
      <Frame address={address} device={device} outlined={outlined} />
    </section>
  );
}

interface FrameProps {
  address: string | undefined;
  device: 'phone' | 'desk';
  outlined: OutlinedPart | undefined;
}

/** A frame that stays where it was scrolled to when the page in it is loaded again. */
function Frame({ address, device, outlined }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const [loaded, setLoaded] = useState(0);
  const brought = useRef(outlined?.part);
  const { part, name } = outlined ?? {};
  useEffect(() => {
    const shop = frame.current?.contentDocument;
    if (!loaded || !shop || part === undefined || name === undefined) return;
    // one that was chosen is brought into view; a page loaded again stays where it was
    const isNew = brought.current !== part;
    brought.current = part;
    return outlinePart(shop, { part, name }, isNew);
  }, [loaded, part, name]);
  useEffect(() => {
    const shown = frame.current;
    if (!address || !shown) return;
    const inside = shown.contentWindow;
    if (inside && inside.location.href !== 'about:blank') scrolled.current = inside.scrollY;
    // a new address must leave no step in the history of the Banco
    inside?.location.replace(address);
  }, [address]);
  return (
    <div className={device === 'phone' ? 'doc-screen phone' : 'doc-screen desk'}>
      <iframe
        ref={frame}
        title="Il negozio con queste modifiche"
        onLoad={(event) => {
          event.currentTarget.contentWindow?.scrollTo(0, scrolled.current);
          setLoaded((times) => times + 1);
        }}
      />
    </div>
  );
}

/** A value that stopped changing. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
