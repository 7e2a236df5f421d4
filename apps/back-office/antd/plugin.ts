import { fileURLToPath } from 'node:url';
import { parseAst, runnerImport, type Plugin, type UserConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const STYLE_MODULE = /\/antd\/es\/.*\/style\/[^/]+\.js$/;
/** The functions by which antd's style modules declare the styles of a component. */
const GENERATOR = /^gen(StyleHooks|SubStyleComponent|ComponentStyleHook)$/;

/** Parts that antd's components bring and no view shows. A view that does needs them in components.tsx instead. */
const UNUSED = [
  'Addon',
  'Input-OTP',
  'Input-Search',
  'Menu',
  'Pagination-bordered',
  'Tag-preset',
  'Tag-status',
];

interface Declaration {
  callee: string;
  /** The component, and its part, if it has any: `Modal`, `Modal-confirm`. */
  name: string;
  start: number;
  end: number;
}

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: SyntaxNode[];
}

/** The declarations of styles in a syntax tree or a part of it, in the order of the text. */
function declarationsIn(part: unknown, code: string): Declaration[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, callee, arguments: [component] = [], start, end } = part as SyntaxNode;
  if (type !== 'CallExpression' || !callee?.name || !GENERATOR.test(callee.name))
    return Object.values(part).flatMap((child) => declarationsIn(child, code));
  const names = component ? code.slice(component.start, component.end) : '';
  const name = [...names.matchAll(/'([^']+)'/g)].map(([, word]) => word).join('-');
  return [{ callee: callee.name, name, start, end }];
}

/**
 * antd's styles as a style sheet of the build instead of rules that each page computes: the functions that
 * compute them are left out of the script. The build fails when a component of the script has no styles in the
 * sheet. In development antd computes its styles in the page.
 */
export function antdStyles(): Plugin {
  const declared = new Map<string, string[]>();
  let keys: string[] = [];
  const replaced = ['cssinjs', 'cssinjs-utils'].map((name) => ({
    find: new RegExp(`^@ant-design/${name}$`),
    replacement: here(`${name}.ts`),
  }));
  return {
    name: 'antd-styles',
    apply: 'build',
    enforce: 'pre',
    config: (): UserConfig => ({ resolve: { alias: replaced } }),
    async load(id) {
      if (id !== here('antd.css')) return undefined;
      const { module } = await runnerImport<typeof import('./style-sheet')>(here('style-sheet.tsx'), {
        configFile: false,
        // The rest of the library imports style sheets.
        resolve: { alias: { '@lions/web-base': here('../../../libs/web-base/src/theme.ts') } },
      });
      const sheet = module.antdStyleSheet();
      keys = sheet.keys;
      return sheet.css;
    },
    transform(code, id) {
      if (!STYLE_MODULE.test(id)) return undefined;
      const declarations = declarationsIn(parseAst(code), code);
      declared.set(
        id,
        declarations.map(({ name }) => name),
      );
      return declarations
        .toReversed()
        .reduce(
          (text, { callee, start, end }) =>
            `${text.slice(0, start)}/*#__PURE__*/${callee}()${text.slice(end)}`,
          code,
        );
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const missing = modules
        .flatMap((id) => declared.get(id) ?? [])
        .filter((name) => !UNUSED.includes(name) && !keys.some((key) => key.split('%').includes(name)));
      if (missing.length > 0)
        this.error(`components.tsx has no component with the styles of ${missing.join(', ')}.`);
    },
  };
}
