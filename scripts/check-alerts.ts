import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './root.ts';
import { refuseArguments } from './running/parse-options.ts';
import { runCommand } from './running/run-command.ts';
import { printError, printLine } from './running/terminal.ts';

const FOLDER = path.join(ROOT, 'deploy/prometheus');
const CHECKS = [
  ['check', 'rules', 'alerts.yaml'],
  // Who may read the token's file is a matter of the machine.
  ['check', 'config', '--syntax-only', 'prometheus.yaml'],
  ['test', 'rules', 'alerts.test.yaml'],
];

// `npm run check:alerts`: what Prometheus itself says of our rules, where its promtool is installed.
await runCommand((args) => {
  refuseArguments(args, 'npm run check:alerts');
  for (const check of CHECKS) {
    const { error, status } = spawnSync('promtool', check, { cwd: FOLDER, stdio: 'inherit' });
    if (error) {
      printLine('promtool is not installed, so the alerts were not checked (Debian: apt install prometheus).');
      break;
    }
    if (status !== 0) {
      printError(`promtool ${check.join(' ')} failed.`);
      process.exitCode = 1;
    }
  }
});
