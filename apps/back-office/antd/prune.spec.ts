import { difference, prune } from './prune';

describe('prune', () => {
  it('removes rules of classes that the back-office never has', () => {
    expect(prune('.ant-btn-rtl,.ant-btn{order:1}.ant-tag-volcano{order:2}')).toBe('.ant-btn{order:1}');
    expect(prune('@media (width>1px){.ant-col-md-3{order:1}}.ant-col-24{order:2}')).toBe(
      '.ant-col-24{order:2}',
    );
  });

  it('removes variables that nothing uses, also those that only they used', () => {
    const variables = '--used:var(--by-used);--by-used:1px;--unused:var(--by-unused);--by-unused:2px';
    expect(prune(`.lions{${variables}}.a{top:var(--used)}`)).toBe(
      '.lions{--used:var(--by-used);--by-used:1px}.a{top:var(--used)}',
    );
  });

  it('removes animations that no rule names', () => {
    const [used, unused] = ['@keyframes turn{to{rotate:1turn}}', '@keyframes slide{to{top:0}}'];
    expect(prune(`${used}${unused}.a{animation-name:turn}`)).toBe(`${used}.a{animation-name:turn}`);
  });
});

test('the difference has the declarations with other values only', () => {
  const light = '.lions{--text:black;--size:1px}.lions.ant-btn{--gap:1px}';
  expect(difference('.lions{--text:white;--size:1px}.lions.ant-btn{--gap:1px}', light)).toBe(
    '.lions{--text:white}',
  );
});
