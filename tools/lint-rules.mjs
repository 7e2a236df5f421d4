/** The rules of this workspace that no plugin has. */

/** An eslint-disable comment says why, after ' -- '. */
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

/** Names that say nothing: for `no-restricted-syntax`. */
export const namesToAvoid = [
  {
    selector: declared('/^handle[A-Z]/'),
    message: 'Name it for what it does: registerPlayer, not handleClick.',
  },
  { selector: declared('/(Utils?|Helpers?|Manager)$/'), message: 'Name it for what it gives.' },
  { selector: declared('/^Session$/'), message: 'Say which: TryoutSession or AdminSession.' },
];
