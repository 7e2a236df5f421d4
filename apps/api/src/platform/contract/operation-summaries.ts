import { readdirSync, readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';

/** A doc comment, the decorators below it, and the method's name. */
const METHOD = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:@[\s\S]*?\n {2})(?:async )?(\w+)\(/g;

/** The controllers' doc comments by method name, read from the source, because compiled code has no comments. */
function summaries(sourceFolder: string): Map<string, string> {
  const files = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' });
  const found = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.controller.ts')))
    for (const [, comment = '', method = ''] of readFileSync(`${sourceFolder}/${file}`, 'utf8').matchAll(
      METHOD,
    ))
      found.set(
        method,
        comment
          .replace(/\s*\n\s*\*/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      );
  return found;
}

/** Adds a summary to each operation, its doc comment's first sentence, and puts the whole before its description. */
export function withSummaries(document: OpenAPIObject, sourceFolder: string): OpenAPIObject {
  const texts = summaries(sourceFolder);
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(
      path as Record<string, { operationId: string; summary?: string; description?: string }>,
    )) {
      const text = texts.get(operation.operationId) ?? '';
      const [, summary] = /^(.+?)[.:](?: |$)/.exec(text) ?? [];
      if (summary === undefined) throw new Error(`${operation.operationId} has no doc comment`);
      operation.summary = summary;
      operation.description = [text, operation.description].filter(Boolean).join(' ');
    }
  return document;
}
