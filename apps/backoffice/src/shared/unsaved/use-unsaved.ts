import { useEffect, useRef, useState } from 'react';
import { keep, kept, letGo } from '../offline/index.ts';
import { useMe } from '../staff/index.ts';
import { type OpenText, openTexts } from './open-texts.ts';

/** How long somebody types on before the device keeps it, in milliseconds. */
const TYPING_MS = 400;

interface KeptText<Value> {
  /** Account of who typed it: nobody else is offered it. */
  by: number;
  /** ISO instant of the last change. */
  at: string;
  value: Value;
}

/** A text that was left without being saved, offered back. */
export interface Offer {
  at: string;
  take: () => void;
  drop: () => void;
}

interface Unsaved<Value> {
  /** Names the text on this device: `document:home`, `product:12`. */
  name: string;
  /** Parts of the address that say which text it is. */
  within?: readonly string[];
  /** What was typed and not saved; undefined when everything is. */
  value: Value | undefined;
  onTake: (value: Value) => void;
}

/**
 * Asks before a text that is not saved is left, and keeps it on this device for who typed it, until it is saved, dropped or somebody
 * signs out.
 * @returns the text left before, to be taken again; and what to call before going away after saving
 */
export function useUnsaved<Value>({ name, within = [], value, onTake }: Unsaved<Value>) {
  const { userId } = useMe();
  const [left, setLeft] = useState<KeptText<Value>>();
  const open = useRef<OpenText>(undefined);
  const wasTyped = useRef(false);
  const key = `unsaved.${name}`;
  const parts = within.join();

  useEffect(() => {
    let here = true;
    const found = kept<KeptText<Value>>(key);
    // a browser that keeps nothing (private windows) has nothing to offer
    void found.then((text) => here && text?.by === userId && setLeft(text)).catch(() => undefined);
    return () => {
      here = false;
    };
  }, [key, userId]);

  useEffect(() => {
    if (value === undefined) {
      if (wasTyped.current) void letGo(key).catch(() => undefined);
      wasTyped.current = false;
      return;
    }
    wasTyped.current = true;
    const text: OpenText = {
      within: parts.split(','),
      keep: () => keep(key, { by: userId, at: new Date().toISOString(), value }),
      drop: () => letGo(key),
    };
    open.current = text;
    openTexts.add(text);
    const timer = setTimeout(() => void text.keep().catch(() => undefined), TYPING_MS);
    return () => {
      clearTimeout(timer);
      openTexts.remove(text);
    };
  }, [value, key, userId, parts]);

  const done = () => setLeft(undefined);
  const offer: Offer | undefined = left && {
    at: left.at,
    take: () => {
      onTake(left.value);
      done();
    },
    drop: () => {
      void letGo(key).catch(() => undefined);
      done();
    },
  };
  return {
    offer,
    /** It was saved a moment ago: going away asks nothing. */
    saved: () => {
      if (open.current) openTexts.remove(open.current);
      void letGo(key).catch(() => undefined);
    },
  };
}
