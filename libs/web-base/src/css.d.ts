/** A style sheet as text. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}

/** A style sheet that vite puts into the bundle. */
declare module '*.css';
