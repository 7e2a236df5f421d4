const FOCUSABLE = 'a[href], summary, button:not([disabled])';

/** Traps Tab among the visible links and buttons of an element. */
function keepFocusInside(area: Element, event: KeyboardEvent): void {
  const stops = [...area.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility());
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const inside = area.contains(document.activeElement);
  if (inside && document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

function onKeyDown(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  if (!menu.open) return;
  if (event.key === 'Escape') {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  } else if (event.key === 'Tab' && menu.dataset.menu === 'screen') {
    keepFocusInside(menu.closest('header') ?? menu, event);
  }
}

function onLeave(menu: HTMLDetailsElement, event: Event): void {
  const outside = event.target instanceof Node && !menu.contains(event.target);
  if (outside && !(menu.dataset.menu === 'screen' && event.type === 'focusin')) menu.open = false;
}

/**
 * Makes each `details[data-menu]` behave as a menu: Escape, a press outside and the choice of a link close
 * it. A 'dropdown' also closes when the focus leaves; a 'screen' traps the focus in its header.
 */
export function startMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    document.addEventListener('keydown', (event) => onKeyDown(menu, event));
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, (event) => onLeave(menu, event));
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) menu.open = false;
    });
  }
}
