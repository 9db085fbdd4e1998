import { type QuantityRules, quantityRules } from '@sporta/domain';
import { useState } from 'react';
import { Heart } from '../src/icons/index.ts';
import {
  AddStepper,
  Button,
  Checkbox,
  Chip,
  FilterChip,
  FreePrice,
  IconButton,
  OldPrice,
  PasswordInput,
  Price,
  Radio,
  RadioCards,
  Segmented,
  Select,
  Stepper,
  Switch,
  TextArea,
  TextInput,
} from '../src/index.ts';

const piece = quantityRules({ mode: 'piece' });
const loose = quantityRules({ mode: 'loose', step: 100 });
const sixes = quantityRules({ mode: 'piece', step: 6000 });

export function Controls() {
  return (
    <>
      <Prices />
      <Buttons />
      <Steppers />
      <Fields />
    </>
  );
}

function Prices() {
  return (
    <section className="g-block two">
      <div>
        <h2>Testo</h2>
        <h1>Agrumi del Sud</h1>
        <h2>Offerte della settimana</h2>
        <h3>Se dovesse mancare</h3>
        <p>Figtree per leggere: nomi, descrizioni, moduli. Testo minimo 12 px.</p>
        <p className="muted">500 g · 2,38 €/kg, testo secondario</p>
        <p className="xs muted">Prezzo più basso 30 gg: 1,59 €</p>
      </div>
      <div>
        <h2>Prezzo</h2>
        <div className="g-row low">
          <Price cents={349} size="sm" />
          <Price cents={349} />
          <Price cents={349} size="lg" />
          <Price cents={349} size="xl" />
        </div>
        <div className="g-row low">
          <Price cents={119} promo />
          <Price cents={119} promo size="lg" />
          <Price cents={119} oldCents={159} size="xl" />
          <OldPrice cents={159} />
        </div>
        <div className="g-row low">
          <Price cents={595} approximate />
          <Price cents={179} perUnit="kg" />
          <FreePrice />
          <Price cents={14705} size="lg" />
        </div>
      </div>
    </section>
  );
}

function Buttons() {
  const [way, setWay] = useState<'home' | 'store'>('home');
  const [tab, setTab] = useState('Tutto');
  return (
    <section className="g-block">
      <h2>Comandi</h2>
      <div className="g-row">
        <Button>Concludi ordine</Button>
        <Button id="focus-me">Con il focus</Button>
        <Button disabled>Non attivo</Button>
        <Button kind="soft">Riordina</Button>
        <Button kind="line">Continua la spesa</Button>
        <Button kind="ghost">Mostra tutti</Button>
        <Button kind="limone">Segui la consegna</Button>
        <Button kind="danger">Elimina</Button>
        <Button kind="danger-line">Manca</Button>
        <Button busy>Paghiamo…</Button>
      </div>
      <div className="g-row">
        <Button size="lg">Paga 72,72 €</Button>
        <Button kind="soft" size="sm">
          Vedi simili
        </Button>
        <IconButton icon={Heart} label="Aggiungi a una lista" outlined />
        {['Tutto', 'Frutta fresca'].map((name) => (
          <Chip key={name} pressed={tab === name} onClick={() => setTab(name)}>
            {name}
          </Chip>
        ))}
        <FilterChip name="Origine Italia" onRemove={() => setTab('Tutto')}>
          Origine Italia
        </FilterChip>
        <Segmented
          label="Come ricevi la spesa"
          value={way}
          onChange={setWay}
          options={[
            { value: 'home', label: 'Consegna' },
            { value: 'store', label: 'Ritiro' },
          ]}
        />
        <Switch label="Bio" defaultChecked />
        <Switch label="Offerta" />
        <Checkbox label="Bio" defaultChecked />
        <Checkbox label="IGP" />
        <Radio name="where" label="Casa" defaultChecked />
        <Radio name="where" label="Ufficio" />
      </div>
    </section>
  );
}

function Try({ rules, start, caption, look }: { rules: QuantityRules; start: number; caption?: string; look: string }) {
  const [quantity, setQuantity] = useState(start);
  const shared = { name: 'Rigatoni n. 27', quantity, rules, caption, onChange: setQuantity, packages: true };
  if (look === 'add') {
    return (
      <div className="g-mo">
        <AddStepper {...shared} />
      </div>
    );
  }
  if (quantity === 0) return <Button onClick={() => setQuantity(start)}>Rimetti</Button>;
  return <Stepper {...shared} size={look as 'line' | 'small' | 'big'} />;
}

function Steppers() {
  return (
    <section className="g-block">
      <h2>Dal più allo stepper</h2>
      <div className="g-morph">
        <Try look="add" rules={piece} start={0} />
        <Try look="add" rules={piece} start={1000} />
        <Try look="add" rules={piece} start={3000} />
        <Try look="add" rules={loose} start={1200} />
        <Try look="add" rules={sixes} start={6000} caption="1 scatola" />
        <div className="g-mo">
          <AddStepper name="Lento" quantity={2000} rules={piece} busy onChange={() => {}} />
        </div>
      </div>
      <div className="g-row">
        <Try look="line" rules={sixes} start={12000} caption="2 scatole" />
        <Try look="line" rules={sixes} start={72000} caption="1 pallet" />
        <Try look="small" rules={piece} start={1000} />
        <Try look="small" rules={loose} start={1200} />
        <Try look="big" rules={piece} start={3000} caption="nel carrello" />
      </div>
    </section>
  );
}

function Fields() {
  const [address, setAddress] = useState('home');
  return (
    <section className="g-block two">
      <div>
        <h2>Campi</h2>
        <div className="g-fields">
          <TextInput label="E-mail" placeholder="nome@posta.it" type="email" />
          <TextInput label="E-mail" defaultValue="giulia" hint="Ti scriviamo solo per gli ordini." />
          <TextInput label="E-mail" error="*Campo obbligatorio" />
          <TextInput label="Codice cliente" defaultValue="004518" disabled />
          <PasswordInput label="Password" defaultValue="segreta123" />
          <Select label="Provincia" defaultValue="MI">
            <option value="MI">Milano</option>
            <option value="TO">Torino</option>
          </Select>
          <TextArea label="Nota per chi prepara" placeholder="Non troppo mature, grazie" />
        </div>
      </div>
      <div>
        <h2>Scelte</h2>
        <RadioCards
          legend="Indirizzo"
          value={address}
          onChange={setAddress}
          options={[
            { value: 'home', title: 'Casa', body: 'Via Tortona 31, 20144 Milano' },
            { value: 'work', title: 'Ufficio', body: 'Corso Como 10, 20154 Milano' },
          ]}
        />
        <Checkbox label="Accetto le condizioni" error="*Campo obbligatorio" />
      </div>
    </section>
  );
}
