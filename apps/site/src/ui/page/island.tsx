import type { ComponentType } from 'react';

/** Escapes JSON for a script element: nothing in it can close the element. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

interface IslandProps<P extends object> {
  /** The key under which app/hydrate-islands.tsx loads the component: its file's name. */
  name: string;
  component: ComponentType<P>;
  /** JSON only: the props are embedded in the document. */
  props: P;
}

/** A part of a public document that is hydrated in the browser; the rest stays HTML. */
export function Island<P extends object>({ name, component: Component, props }: IslandProps<P>) {
  return (
    <>
      <div data-island={name}>
        <Component {...props} />
      </div>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: embeddedJson(props) }} />
    </>
  );
}
