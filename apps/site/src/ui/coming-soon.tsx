/** The rotated "coming soon" stamp. */
export function ComingSoonStamp({ text }: { text: string }) {
  return (
    <p className="stamp">
      <span>{text}</span>
    </p>
  );
}
