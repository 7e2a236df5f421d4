import { counterValue } from './counter-value';

/** The share of a counter that is visible when it starts (spec section 9). */
const VISIBLE_SHARE = 0.3;

/** Shows numbers over the final one while it counts up to it; the final one stays, and is what screen readers say. */
function countUp(counter: HTMLElement, format: (value: number) => string): void {
  const final = counter.querySelector('.counter-value > span');
  const target = Number(counter.dataset.countTo);
  const duration = Number(counter.dataset.countMs);
  if (!final || !(duration > 0)) return;
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

/** Lets each counter of the page count up once, when it comes into view (spec section 4); stays still where motion is unwanted. */
export function startCounters(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { format } = new Intl.NumberFormat(`${document.documentElement.lang}-CA`);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        countUp(target, format);
      }
    },
    { threshold: VISIBLE_SHARE },
  );
  for (const counter of document.querySelectorAll('[data-count-to]')) observer.observe(counter);
}
