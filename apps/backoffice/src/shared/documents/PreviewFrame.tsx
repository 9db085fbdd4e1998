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
import { contentChoicesQuery, previewQuery } from './documents-queries.ts';
import type { Body } from './use-document.ts';

/** How long somebody types on before the shop is asked again, in milliseconds. */
const TYPING_MS = 600;

/** The shop itself as it would be with this document: at a moment, in a store, for somebody. */
export function PreviewFrame({ document, body }: { document: string; body: Body }) {
  const api = useApi();
  const [device, setDevice] = useState<'phone' | 'desk'>('phone');
  const [at, setAt] = useState('');
  const [store, setStore] = useState('');
  const [audience, setAudience] = useState<Audience>('guests');
  const settled = useSettled(body);
  const { data: choices } = useQuery(contentChoicesQuery(api));
  const { data: address, error } = useQuery(
    previewQuery(api, {
      document,
      body: settled,
      audience,
      ...(at ? { at: new Date(at).toISOString() } : {}),
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
      <Frame address={address} device={device} />
    </section>
  );
}

/** A frame that stays where it was scrolled to when the page in it is loaded again. */
function Frame({ address, device }: { address: string | undefined; device: 'phone' | 'desk' }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
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
        onLoad={(event) => event.currentTarget.contentWindow?.scrollTo(0, scrolled.current)}
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
