interface EmailLinkProps {
  address: string;
  className?: string;
}

/** A mailto link that breaks after its @ where it has to break. */
export function EmailLink({ address, className }: EmailLinkProps) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <a className={className} href={`mailto:${address}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
