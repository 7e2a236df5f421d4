/** User actions in a browser: finds elements by role and name, presses, types and reads. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 60_000;

/**
 * Runs in the page: the `nth` visible element (from 0) of that kind and name, within an open dialog if there
 * is one. Names of buttons and links match in full, by their label or by their text; those of fields by prefix.
 */
function find({ kind, name, nth }) {
  const { document } = globalThis;
  const kinds = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    field: 'input, select, textarea',
  };
  const plain = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isNamed = (element) =>
    kind === 'field'
      ? plain(element.ariaLabel ?? element.labels?.[0]?.textContent).startsWith(name)
      : [element.ariaLabel, element.textContent].map(plain).includes(name);
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const root = document.querySelector('dialog[open]') ?? document;
  const found = [...root.querySelectorAll(kinds[kind])].filter((one) => isShown(one) && isNamed(one))[nth];
  if (found === undefined) return null;
  // A styled radio button or checkbox hides the native one: press its label.
  const isDrawn = ['radio', 'checkbox'].includes(found.type) && found.getBoundingClientRect().width < 5;
  const pressed = isDrawn ? found.labels[0] : found;
  // WebKit's driver does not scroll within a dialog.
  pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
  globalThis.pressed = undefined;
  const landed = (event) => (globalThis.pressed = event.composedPath().includes(pressed));
  document.addEventListener('click', landed, { capture: true, once: true });
  return pressed;
}

/** Repeats until there is a result; on timeout it throws the last failure. */
async function eventually(what, attempt) {
  const started = performance.now();
  let failure;
  while (performance.now() - started < LIMIT_MS) {
    try {
      const found = await attempt();
      if (found) return found;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    await pause(50);
  }
  const reason = failure ? `: ${failure.name} ${failure.message}` : '';
  throw new Error(`${what}: not within ${LIMIT_MS / 1000} s${reason}`);
}

export class Person {
  #driver;
  #url;
  #pictures;

  /** `pictures`: prefix of screenshot names, taken when PLATFORM_PICTURES names a folder. */
  constructor(driver, url, pictures) {
    this.#driver = driver;
    this.#url = url;
    this.#pictures = pictures;
  }

  goTo(path) {
    return this.#driver.get(new URL(path, this.#url).href);
  }

  /** Waits until a public page is hydrated. */
  hydrated() {
    return eventually('a page that is alive', () =>
      this.#driver.executeScript("return document.documentElement.dataset.hydrated === 'true'"),
    );
  }

  press(kind, name, nth = 0) {
    return eventually(`${kind} '${name}'`, async () => {
      const element = await this.#driver.executeScript(find, { kind, name, nth });
      await element?.click();
      // Waits until the page is at rest: otherwise another element may move under the pointer. The marker is
      // lost when the page is left.
      const landed = await this.#driver.executeScript('return window.pressed');
      return element !== null && landed !== false;
    });
  }

  type(name, text, nth = 0) {
    return eventually(`field '${name}'`, async () => {
      const field = await this.#driver.executeScript(find, { kind: 'field', name, nth });
      await field?.sendKeys(text);
      return field;
    });
  }

  reload() {
    return this.#driver.navigate().refresh();
  }

  /** Closes a dialog; its history entry is the last one. */
  async back() {
    await this.#driver.executeScript('history.back()');
    await eventually('a closed dialog', () =>
      this.#driver.executeScript("return document.querySelector('dialog[open]') === null"),
    );
  }

  /** Waits until that box is ticked. */
  hasTicked(name) {
    return eventually(`ticked box '${name}'`, async () => {
      const box = await this.#driver.executeScript(find, { kind: 'field', name, nth: 0 });
      return box && this.#driver.executeScript('return arguments[0].checked', box);
    });
  }

  /** Waits until the field has that text. */
  holds(name, text, nth = 0) {
    return eventually(`field '${name}' with '${text}'`, async () => {
      const field = await this.#driver.executeScript(find, { kind: 'field', name, nth });
      return (await field?.getAttribute('value')) === text;
    });
  }

  /** Inserts the text at once, as pasting does, with its line breaks. */
  async paste(name, text) {
    await this.press('field', name);
    await this.#driver.executeScript("document.execCommand('insertText', false, arguments[0])", text);
  }

  sees(text) {
    return eventually(`text '${text}'`, () =>
      // Text as written: capitals may come from the style sheet.
      this.#driver.executeScript(
        "return document.body.innerText.replace(/\\s+/g, ' ').toLowerCase().includes(arguments[0])",
        text.toLowerCase(),
      ),
    );
  }

  /** Addresses of the visible links that match, without duplicates. */
  links(pattern) {
    return eventually(`a link like ${pattern}`, async () => {
      const all = await this.#driver.executeScript(
        'return [...document.links].filter((link) => link.checkVisibility()).map(({ href }) => href)',
      );
      const found = [...new Set(all)].filter((href) => pattern.test(href));
      return found.length > 0 && found;
    });
  }

  /** Whether nothing is cut off or scrolls sideways. */
  fits() {
    return this.#driver.executeScript('return document.documentElement.scrollWidth <= innerWidth');
  }

  async picture(name) {
    const folder = process.env.PLATFORM_PICTURES;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${this.#pictures}-${name}.png`);
    writeFileSync(file, await this.#driver.takeScreenshot(), 'base64');
  }
}
