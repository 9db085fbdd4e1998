import { type DriverStop, storageZoneLabels } from '@sporta/contract';
import { useAnnounce } from '@sporta/ui/components/announcer/Announcer.tsx';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { BarcodeBold } from '@sporta/ui/icons/BarcodeBold.ts';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useState } from 'react';
import { CameraDialog, signal, useScans } from '../../shared/scan/index.ts';
import type { DoorActs } from './use-acts.ts';

interface CratesPanelProps {
  stop: DriverStop;
  door: DoorActs;
  atDoor: boolean;
}

/** The crates of a stop, handed over by scan or by a press, and the empty ones taken back. */
export function CratesPanel({ stop, door, atDoor }: CratesPanelProps) {
  const announce = useAnnounce();
  const [camera, setCamera] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const { crates, empties } = stop;
  const scan = (code: string) => {
    const index = crates.findIndex((crate) => crate.code.toUpperCase() === code.toUpperCase());
    const crate = crates[index];
    signal(crate ? 'right' : 'wrong');
    setWrong(crate ? undefined : code);
    if (!crate) return;
    announce(`Cassa ${index + 1} consegnata`);
    if (!crate.handedOver) door.act({ kind: 'crate', crate: crate.code, handed_over: true });
  };
  useScans({ onCode: scan, onTyped: () => undefined }, atDoor);
  const handedOver = crates.filter((crate) => crate.handedOver).length;
  return (
    <section className="dv-sec" aria-labelledby="crates">
      <div className="dv-title">
        <h2 id="crates">{crates.length === 1 ? 'Consegna 1 cassa' : `Consegna ${crates.length} casse`}</h2>
        <span>
          {handedOver} di {crates.length}
        </span>
      </div>
      <ul className="dv-crates">
        {crates.map((crate, index) => (
          <li key={crate.code}>
            <button
              type="button"
              aria-pressed={crate.handedOver}
              className={cx(crate.handedOver && 'on')}
              disabled={!atDoor}
              onClick={() => {
                setWrong(undefined);
                door.act({ kind: 'crate', crate: crate.code, handed_over: !crate.handedOver });
              }}
            >
              <span>
                <b>Cassa {index + 1}</b>
                <small>
                  {[crate.zone && storageZoneLabels[crate.zone], shortCode(crate.code)].filter(Boolean).join(' · ')}
                </small>
              </span>
              <em aria-hidden="true">{crate.handedOver ? <CheckBold /> : null}</em>
            </button>
          </li>
        ))}
      </ul>
      {wrong ? (
        <Note kind="err" live className="above-s">
          <b>{wrong}</b> non è di questa tappa: lasciala sul furgone.
        </Note>
      ) : null}
      {atDoor ? (
        <>
          <Button kind="line" block className="above-s" onClick={() => setCamera(true)}>
            <BarcodeBold />
            Scansiona la cassa
          </Button>
          <div className="dv-empties">
            <span className="grow" id="empties">
              Casse vuote ritirate
            </span>
            <fieldset className="stp" aria-labelledby="empties">
              <button
                type="button"
                aria-label="Una in meno"
                disabled={empties === 0}
                onClick={() => door.act({ kind: 'empties', count: empties - 1 })}
              >
                <MinusBold />
              </button>
              <span className="q" aria-live="polite">
                {empties}
              </span>
              <button
                type="button"
                aria-label="Una in più"
                disabled={empties >= 200}
                onClick={() => door.act({ kind: 'empties', count: empties + 1 })}
              >
                <PlusBold />
              </button>
            </fieldset>
          </div>
        </>
      ) : null}
      <CameraDialog
        open={camera}
        onClose={() => setCamera(false)}
        title="Leggi la cassa"
        onCode={(code) => {
          setCamera(false);
          scan(code);
        }}
      />
    </section>
  );
}

/** The end of a code is what people compare with the label. */
const shortCode = (code: string): string => code.slice(-4);
