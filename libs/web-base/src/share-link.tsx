import type { QrPath } from './qr-path';

interface QrCodeProps {
  qr: QrPath;
  /** Content of the code, for screen readers. */
  label: string;
}

/** A QR code as a picture: black on white in every colour scheme, so that every phone can read it. */
export function QrCode({ qr: { size, path }, label }: QrCodeProps) {
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} />
    </svg>
  );
}

/** Copies a text to the clipboard; false when the browser refuses, as on a plain http page. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
