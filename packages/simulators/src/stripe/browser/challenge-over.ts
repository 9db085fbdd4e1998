/** Tells the page around the frame that the bank has its answer. */
if (window.parent !== window) window.parent.postMessage({ stripe: 'challenge-over' }, '*');

export {};
