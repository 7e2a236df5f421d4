/** Local lint rules, which no plugin has. */

/** An eslint-disable comment must have a reason after ' -- '. */
export const disableNeedsReason = {
  meta: { type: 'suggestion', schema: [], messages: { reason: "Say why, after ' -- '." } },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const isDirective = /^\s*eslint-disable/.test(comment.value);
        if (isDirective && !/ -- \S/.test(comment.value))
          context.report({ loc: comment.loc, messageId: 'reason' });
      }
    },
  }),
};

const declared = (pattern) =>
  [
    `:matches(FunctionDeclaration, ClassDeclaration, TSInterfaceDeclaration, TSTypeAliasDeclaration)[id.name=${pattern}]`,
    `VariableDeclarator[id.name=${pattern}]`,
    `:matches(MethodDefinition, PropertyDefinition)[key.name=${pattern}][override!=true]`,
  ].join(', ');

/** Names without a meaning, and literals that are spread: patterns for `no-restricted-syntax`. */
export const syntaxToAvoid = [
  {
    selector: declared('/^handle[A-Z]/'),
    message: 'Name it for what it does: registerPlayer, not handleClick.',
  },
  { selector: declared('/(Utils?|Helpers?|Manager)$/'), message: 'Name it for what it gives.' },
  { selector: declared('/^Session$/'), message: 'Say which: TryoutSession or AdminSession.' },
  {
    selector:
      ':matches(SpreadElement, SpreadElement > TSAsExpression) > :matches(ObjectExpression, ArrayExpression)',
    message: 'Write the entries of the literal out, one to a line.',
  },
];
