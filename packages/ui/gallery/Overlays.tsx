import { quantityRules } from '@sporta/domain';
import { useState } from 'react';
import { SortAscending } from '../src/icons/index.ts';
import {
  AccordionItem,
  Button,
  Checkbox,
  Dialog,
  Drawer,
  Menu,
  MenuChoice,
  Price,
  Sheet,
  Stepper,
  SummaryList,
  Tabs,
  Thumb,
  Tooltip,
  toast,
  useConfirm,
} from '../src/index.ts';

const piece = quantityRules({ mode: 'piece' });

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'right' | 'left' | 'sheet'>();
  const [nested, setNested] = useState(false);
  const [quantity, setQuantity] = useState(3000);
  const [sort, setSort] = useState('best');
  const [answer, setAnswer] = useState('');
  const confirm = useConfirm();
  const close = () => setOpen(undefined);
  const ask = async () => {
    const yes = await confirm({
      title: 'Togliere 3 pezzi di Penne rigate n. 41?',
      picture: <Thumb picture={{ src: '/penne.svg' }} tint="pasta" />,
    });
    setAnswer(yes ? 'Si' : 'No');
  };
  return (
    <section className="g-block">
      <h2>Avvisi e finestre</h2>
      <div className="g-row">
        <Button
          kind="line"
          onClick={() =>
            toast.success('Penne rigate aggiunte a Spesa della settimana', {
              label: 'Vedi',
              onClick: () => setAnswer('Vedi'),
            })
          }
        >
          Avviso
        </Button>
        <Button kind="line" onClick={() => toast.warning('Restano solo 2 pezzi')}>
          Attenzione
        </Button>
        <Button
          kind="line"
          onClick={() =>
            toast.error('Non siamo riusciti a salvare la nota', {
              label: 'Riprova',
              onClick: () => setAnswer('Riprova'),
            })
          }
        >
          Errore
        </Button>
        <Button kind="line" onClick={() => setOpen('dialog')}>
          Finestra
        </Button>
        <Button kind="line" onClick={ask}>
          Domanda
        </Button>
        <Button kind="line" onClick={() => setOpen('right')}>
          Carrello
        </Button>
        <Button kind="line" onClick={() => setOpen('left')}>
          Menu
        </Button>
        <Button kind="line" onClick={() => setOpen('sheet')}>
          Foglio
        </Button>
        <Menu
          trigger={
            <Button kind="line">
              <SortAscending /> Ordina
            </Button>
          }
        >
          <MenuChoice
            label="Ordina"
            value={sort}
            onChange={setSort}
            options={[
              { value: 'best', label: 'Consigliati' },
              { value: 'price', label: 'Prezzo crescente' },
            ]}
          />
        </Menu>
        <Tooltip content="Doppio clic per scrivere la quantità">
          <Button kind="ghost">Suggerimento</Button>
        </Tooltip>
        <output>{answer}</output>
      </div>
      <div className="two">
        <Tabs
          label="Menu"
          items={[
            { value: 'p', label: 'Prodotti', content: <p>Prodotti</p> },
            { value: 'i', label: 'Informazioni', content: <p>Informazioni</p> },
          ]}
        />
        <div>
          <AccordionItem title="Caratteristiche" defaultOpen>
            <div className="fl">
              <Checkbox label="Biologico" count={42} />
              <Checkbox label="Origine Italia" count={187} defaultChecked />
            </div>
          </AccordionItem>
          <AccordionItem title="Marca">
            <div className="fl">
              <Checkbox label="Sporta" count={58} />
            </div>
          </AccordionItem>
        </div>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Pagamento rapido"
        footer={
          <>
            <Button kind="line" className="grow" onClick={close}>
              Torna Indietro
            </Button>
            <Button className="grow">Conferma</Button>
          </>
        }
      >
        <SummaryList lines={[{ label: 'TOTALE', value: <Price cents={7272} size="lg" />, tone: 'total' }]} />
      </Dialog>
      <Drawer
        open={open === 'right'}
        onClose={close}
        title="Carrello"
        headerEnd={<span className="muted">25 prodotti</span>}
        footer={
          <Button block onClick={() => setNested(true)}>
            Pagamento rapido
          </Button>
        }
      >
        <div className="g-block">
          <Stepper size="small" name="Rigatoni" quantity={quantity} rules={piece} onChange={setQuantity} />
        </div>
        <Dialog open={nested} onClose={() => setNested(false)} title="Sopra al carrello">
          Una finestra sopra un pannello.
        </Dialog>
      </Drawer>
      <Drawer open={open === 'left'} onClose={close} title="Categorie" side="left" width={336}>
        Frutta e verdura
      </Drawer>
      <Sheet open={open === 'sheet'} onClose={close} title="Quando arriviamo" footer={<Button block>Conferma</Button>}>
        Sabato 22 novembre
      </Sheet>
    </section>
  );
}
