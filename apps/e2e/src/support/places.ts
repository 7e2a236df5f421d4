/** A phone and a desktop, for `test.use`. */
export const PHONE = {
  locale: 'en-CA',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
export const DESK = {
  locale: 'en-CA',
  viewport: { width: 1280, height: 900 },
};
