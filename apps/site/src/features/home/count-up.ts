/** Visible share of a counter at which it starts. */
const VISIBLE_SHARE = 0.3;

/**
 * Value of a counter `elapsed` milliseconds after its start: a whole number from 0 to `target` with ease-out,
 * exactly `target` from `duration` milliseconds on.
 */
export function counterValue(target: number, elapsed: number, duration: number): number {
  const progress = Math.min(Math.max(elapsed / duration, 0), 1);
  const eased = 1 - (1 - progress) ** 3;
  return Math.round(target * eased);
}

let formatter: Intl.NumberFormat | undefined;

/** Animates a number over the final one; the final one stays in the DOM for screen readers. */
function countUp(counter: HTMLElement): void {
  const final = counter.querySelector('.counter-value > span');
  const target = Number(counter.dataset.countTo);
  const duration = Number(counter.dataset.countMs);
  if (!final || !(duration > 0)) return;
  // Not on every page: the browser's first formatter takes a slow phone a tenth of a second.
  const { format } = (formatter ??= new Intl.NumberFormat(`${document.documentElement.lang}-CA`));
  const running = document.createElement('span');
  running.setAttribute('aria-hidden', 'true');
  let start: number | undefined;
  const step = (now: number) => {
    start ??= now;
    if (now - start < duration) {
      running.textContent = format(counterValue(target, now - start, duration));
      requestAnimationFrame(step);
    } else {
      running.remove();
      final.classList.remove('counter-final');
    }
  };
  final.classList.add('counter-final');
  final.after(running);
  requestAnimationFrame(step);
}

/** Animates each counter once, when it scrolls into view; not with reduced motion. */
export function startCounters(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        countUp(target);
      }
    },
    { threshold: VISIBLE_SHARE },
  );
  for (const counter of document.querySelectorAll('[data-count-to]')) observer.observe(counter);
}
