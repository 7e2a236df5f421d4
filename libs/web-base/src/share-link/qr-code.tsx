import type { QrPath } from './qr-path';

interface QrCodeProps {
  qr: QrPath;
  /** What it holds. */
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
