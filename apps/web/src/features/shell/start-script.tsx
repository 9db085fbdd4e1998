import { type DocumentAssets, isSheet } from '../../lib/document-assets.ts';
import { lookScript } from '../../lib/look.ts';

interface StartScriptProps {
  /** Known on the server only; in the browser the script has done its work already. */
  assets: DocumentAssets | undefined;
  routeIds: readonly string[];
  nonce: string | undefined;
}

interface KeepPressesProps {
  nonce: string | undefined;
  /** On the server only; in the browser the script has done its work already. */
  rendered: boolean;
}

/** The script of the head: the chosen look before the first paint, and what is pressed before the program is there counts. */
export function KeepPresses({ nonce, rendered }: KeepPressesProps) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && rendered ? headScript() : '' }}
    />
  );
}

/**
 * Fetches the program once the page is painted: the page is readable without it, and on a slow phone program and pictures
 * would share the line. A page opened in a hidden tab is never painted, therefore the second way to start.
 */
export function StartScript({ assets, routeIds, nonce }: StartScriptProps) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words and the names of our own files
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && assets ? startProgram(assets, routeIds) : '' }}
    />
  );
}

const headScript = () => `(${lookScript})();(${oneLine(keepPresses)})()`;

function startProgram({ script, preloads, routes }: DocumentAssets, routeIds: readonly string[]): string {
  const ofRoutes = routeIds.flatMap((id) => routes[id] ?? []);
  const files = [...new Set([...preloads, ...ofRoutes])].filter((file) => file !== script && !isSheet(file));
  return `(${oneLine(start)})(${JSON.stringify(script)},${JSON.stringify(files)})`;
}

const oneLine = (code: string) => code.replaceAll(/\n\s*/g, ' ');

/*
 * The browser runs both as written here, hence the plainest syntax. It gets them in the page: the program leaves them out.
 *
 * A button pressed before the program is there is pressed again when React has taken it over, which React signals by a
 * property on it (parts of a page come alive one after the other); of several the last, which is what the person wants
 * now. A form without an address of its own is the program's: sent before the program is there it waits for it, instead of
 * putting its fields (a password) into the address. What was chosen, ticked or typed before counts as well: React takes the
 * field over as the server drew it and hears of no change, so the field is changed once more when it is React's.
 *
 * React takes the page over in slices (`entry-client.tsx`), and listens before the first one: a finger or a key that goes down
 * in between makes it draw the rest at once, so that the press that follows finds the button alive.
 */
const keepPresses = `function() {
  addEventListener('submit', function(event) {
    var form = event.target;
    if (event.defaultPrevented || form.hasAttribute('action')) return;
    event.preventDefault();
    setTimeout(function() { if (form.isConnected) form.requestSubmit(); }, 100);
  });
  var pressed;
  function isAlive(node) {
    return Object.keys(node).some(function(key) { return key.startsWith('__reactProps'); });
  }
  function pressAgain() {
    var button = pressed;
    if (!button || !button.isConnected) return;
    if (!isAlive(button)) return setTimeout(pressAgain, 50);
    pressed = undefined;
    button.click();
  }
  var changed = [];
  function changeAgain() {
    var due = changed.filter(function(each) { return isAlive(each.node); });
    changed = changed.filter(function(each) { return !isAlive(each.node) && each.node.isConnected; });
    due.forEach(function(each) {
      var node = each.node;
      if (node.type === 'checkbox' || node.type === 'radio') {
        node.checked = !each.checked;
        return node.click();
      }
      var isText = node.type !== 'file' && node.nodeName !== 'SELECT';
      if (node.type !== 'file') {
        node.value = each.value ? '' : ' ';
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), 'value').set.call(node, each.value);
      }
      node.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }));
    });
    if (changed.length) setTimeout(changeAgain, 50);
  }
  function keepChange(event) {
    var node = event.target;
    var others = changed.filter(function(each) { return each.node !== node; });
    if (!isAlive(node) && 'value' in node) {
      others.push({ node: node, value: node.value, checked: node.checked });
      if (!changed.length) setTimeout(changeAgain, 50);
    }
    changed = others;
  }
  addEventListener('input', keepChange, true);
  addEventListener('change', keepChange, true);
  addEventListener('click', function(event) {
    var button = event.target.closest('button');
    if (!button || button.form || !event.isTrusted) return;
    pressed = isAlive(button) ? undefined : button;
    if (pressed) setTimeout(pressAgain, 50);
  }, true);
}`;

const start = `function(program, files) {
  var started;
  function start() {
    if (started) return;
    started = true;
    var script = document.createElement('script');
    script.type = 'module';
    script.src = program;
    document.head.append(script);
    ask();
  }
  function ask() {
    files.splice(0, 4).forEach(function(file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    });
    if (files.length) setTimeout(ask);
  }
  requestAnimationFrame(function() { setTimeout(start); });
  setTimeout(start, 2000);
}`;
