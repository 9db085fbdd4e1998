import { useState } from 'react';
import { currentRound } from './model/round-state.ts';
import { NoRound } from './NoRound.tsx';
import { RoundScreen } from './RoundScreen.tsx';
import { useDriver } from './use-driver.ts';

/** The round of today of a driver; where there are several, the one on the road first. */
export function RoundPage() {
  const driver = useDriver();
  const [chosen, setChosen] = useState<number>();
  const rounds = driver.rounds ?? [];
  const round = rounds.find(({ roundId }) => roundId === chosen) ?? currentRound(rounds);
  if (!round) return <NoRound driver={driver} />;
  return <RoundScreen driver={driver} rounds={rounds} round={round} onRound={setChosen} />;
}
