/** The rotated stamp of what is not open yet (spec 2.4). */
export function ComingSoonStamp({ text }: { text: string }) {
  return (
    <p className="stamp">
      <span>{text}</span>
    </p>
  );
}
