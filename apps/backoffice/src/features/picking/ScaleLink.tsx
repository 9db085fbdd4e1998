import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Scales } from '@sporta/ui/icons/Scales.ts';
import { useEffect, useRef, useState } from 'react';
import { canUseScale, connectScale, type Scale } from './model/scale.ts';

let connected: Scale | undefined;

/** The scale beside the cart, where the browser can reach one. It stays connected from line to line. */
export function ScaleLink({ onGrams }: { onGrams: (grams: number) => void }) {
  const [scale, setScale] = useState(connected);
  const [problem, setProblem] = useState<string>();
  const report = useRef(onGrams);
  useEffect(() => {
    report.current = onGrams;
  });
  const connect = async () => {
    try {
      connected = await connectScale();
      connected.listen((grams) => report.current(grams));
      setScale(connected);
      setProblem(undefined);
    } catch {
      setProblem('La bilancia non risponde: scrivi il peso.');
    }
  };
  if (!canUseScale()) return <p className="pk-scale muted">Leggi l’etichetta o scrivi il peso.</p>;
  return (
    <p className="pk-scale muted" role="status">
      <Scales />
      {scale ? (
        'Bilancia collegata'
      ) : (
        <Button kind="ghost" size="sm" onClick={() => void connect()}>
          Collega la bilancia
        </Button>
      )}
      {problem}
    </p>
  );
}
