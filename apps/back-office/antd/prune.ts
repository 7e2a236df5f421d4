import postcss, { type Container, type Root, type Rule } from 'postcss';

const COLORS = 'blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold';

/** Classes that the back-office never has: other writing directions, named colours, motion, columns of a grid. */
const UNUSED_CLASS = new RegExp(
  `-rtl\\b|-(${COLORS})\\b|\\.ant-(slide|zoom|move|fade|wave|motion)\\b|\\.ant-col-(?!24\\b)`,
);

const declarations = (root: Root) => {
  const found = new Map<string, string>();
  root.walkDecls(({ parent, prop, value }) => {
    const name = `${(parent as Rule).selector} ${prop}`;
    if (found.has(name)) throw new Error(`antd declares ${name} twice.`);
    found.set(name, value);
  });
  return found;
};

function removeEmpty(root: Root): void {
  const isEmpty = (node: Container) => node.nodes?.length === 0;
  root.walkRules((rule) => void (isEmpty(rule) && rule.remove()));
  root.walkAtRules((rule) => void (isEmpty(rule) && rule.remove()));
}

/** Removes the declarations that `base` has, too. */
export function difference(css: string, base: string): string {
  const [root, known] = [postcss.parse(css), declarations(postcss.parse(base))];
  root.walkRules((rule) => {
    rule.walkDecls((one) => void (known.get(`${rule.selector} ${one.prop}`) === one.value && one.remove()));
  });
  removeEmpty(root);
  return root.toString();
}

function removeUnusedClasses(root: Root): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes/.test((rule.parent as { name?: string }).name ?? ''))
      return;
    const used = rule.selectors.filter((selector) => !UNUSED_CLASS.test(selector));
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
}

/** Removes variables that no value refers to, then those that only these referred to, and so on. */
function removeUnusedVariables(root: Root): void {
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    const used = new Set<string>();
    root.walkDecls(({ value }) => void value.match(/--[\w-]+/g)?.forEach((name) => used.add(name)));
    root.walkDecls(/^--/, (one) => {
      if (used.has(one.prop)) return;
      one.remove();
      isChanged = true;
    });
  }
}

function removeUnusedAnimations(root: Root): void {
  const values: string[] = [];
  root.walkDecls(/animation/, ({ value }) => void values.push(value));
  const text = values.join(' ');
  root.walkAtRules(/keyframes$/, (rule) => void (!text.includes(rule.params) && rule.remove()));
}

/** Removes rules, variables and animations that the back-office does not use. */
export function prune(css: string): string {
  const root = postcss.parse(css);
  removeUnusedClasses(root);
  removeUnusedVariables(root);
  removeUnusedAnimations(root);
  removeEmpty(root);
  return root.toString();
}
