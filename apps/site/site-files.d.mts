export function siteFiles(options?: { development?: boolean }): Record<string, string>;
export function copySiteFiles(clientFolder: string): void;
export function sourcesHash(): string;
