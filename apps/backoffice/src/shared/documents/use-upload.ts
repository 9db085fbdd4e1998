import { useState } from 'react';
import { messageOf } from '../errors/index.ts';
import { UploadProblem } from './upload.ts';

/** One file on its way: whether it is, and in words for people why it did not arrive. */
export function useUpload() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (upload: () => Promise<void>) => {
    setProblem(undefined);
    setBusy(true);
    try {
      await upload();
    } catch (error) {
      setProblem(uploadWords(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, send };
}

/** What is said of an upload that failed, of the file itself or of the way it went. */
export const uploadWords = (error: unknown): string =>
  error instanceof UploadProblem ? error.message : messageOf(error);
