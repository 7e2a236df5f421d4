interface LinkGoneProps {
  title: string;
  text: string;
  way: { href: string; name: string };
}

/** Same page for a revoked, truncated or invented link. */
export function LinkGone({ title, text, way }: LinkGoneProps) {
  return (
    <div className="banner">
      <div className="wrap problem">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="actions">
          <a className="button button-gold" href={way.href}>
            {way.name}
          </a>
        </p>
      </div>
    </div>
  );
}
