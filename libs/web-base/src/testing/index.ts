export * from './french-typography';
export * from './texts-of';
