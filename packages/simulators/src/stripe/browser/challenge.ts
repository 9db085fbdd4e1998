/** The bank's question, over the page. Resolves when it is answered or put away. */
export function showChallenge(url: string): Promise<void> {
  const dialog = document.createElement('dialog');
  const frame = document.createElement('iframe');
  const close = document.createElement('button');
  dialog.setAttribute('aria-label', 'Conferma della banca');
  frame.title = 'Conferma della banca';
  frame.src = url;
  close.type = 'button';
  close.textContent = 'Chiudi';
  Object.assign(dialog.style, { width: 'min(94vw, 560px)', padding: '12px', border: '0', borderRadius: '16px' });
  Object.assign(frame.style, { width: '100%', height: 'min(70vh, 520px)', border: '0', display: 'block' });
  Object.assign(close.style, { minHeight: '44px', padding: '0 16px', font: 'inherit' });
  dialog.append(frame, close);
  document.body.append(dialog);
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('message', hear);
      dialog.remove();
      resolve();
    };
    const hear = (event: MessageEvent<{ stripe?: string }>) => {
      if (event.source === frame.contentWindow && event.data.stripe === 'challenge-over') end();
    };
    window.addEventListener('message', hear);
    dialog.addEventListener('close', end);
    close.addEventListener('click', () => dialog.close());
    dialog.showModal();
  });
}
