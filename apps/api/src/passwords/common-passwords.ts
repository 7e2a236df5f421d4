/** The most common passwords of at least eight characters, in lower case, from public lists. */
const COMMON = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd 12345678 123456789 1234567890 87654321 11111111 00000000
  88888888 12341234 11223344 123123123 qwertyui qwerty12 qwerty123 qwertyuiop 1q2w3e4r 1qaz2wsx q1w2e3r4 zaq12wsx asdfghjk
  asdfasdf asdfghjkl zxcvbnm1 iloveyou iloveyou1 sunshine princess football baseball superman batman123 trustno1 whatever
  starwars computer internet welcome1 welcome123 letmein1 letmein123 abcd1234 abc12345 abcdefgh monkey123 dragon123
  shadow123 master123 michael1 jennifer jordan23 michelle charlie1 samantha liverpool chocolate changeme changeme1
  administrator admin123 admin1234 adminadmin superadmin superadmin1 default1 test1234 testtest secret123 pokemon1
  motdepasse motdepasse1 azertyuiop azerty123 bonjour1 bonjour123 soleil123 doudou123 chouchou loulou123 canadiens canadiens1
  hockey123 hockeyhockey montreal montreal1 quebec123 habs1234 gohabsgo lions123 lions1234 lionslions goalie123 coach123
  coachcoach lacstlouis`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Whether a password is one of the most common, regardless of case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
