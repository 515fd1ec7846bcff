/** What arrives on the phone. The last line lets a browser fill the code in by itself, on our own site alone. */
export function textsFor(publicUrl: string) {
  const { hostname } = new URL(publicUrl);
  return {
    code: (code: string) =>
      `${code} is your Jara code. It works for 5 minutes. Never share it with anyone.\n\n@${hostname} #${code}`,
    noAccount: `There is no Jara account with this number. To make one, choose Sign Up at ${publicUrl}/store`,
    noStaff: 'There is no Jara staff account with this number.',
    secondFactorAdded:
      'A passkey or an app for codes was added to your Jara staff account. If that was not you, call support now.',
    secondFactorRemoved:
      'A passkey or an app for codes was removed from your Jara staff account. If that was not you, call support now.',
    hasAccount: `This number already has a Jara account. To use it, choose Sign In at ${publicUrl}/store`,
  };
}

export type Texts = ReturnType<typeof textsFor>;
