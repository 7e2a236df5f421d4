/** A style sheet that vite puts into the back-office's bundle. */
declare module '*.css';
