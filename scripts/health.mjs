// The health check of a container: exit code 0 if this machine answers 200 at the address, such as `4000/readyz`.
import { get } from 'node:http';

const ANSWERED_WITHIN_MS = 2_000;

const address = `http://127.0.0.1:${process.argv[2]}`;
if (!URL.canParse(address)) {
  process.stderr.write('Say what to ask, such as 4000/readyz.\n');
  process.exit(64);
}

const request = get(address, (response) => {
  process.exit(response.statusCode === 200 ? 0 : 1);
});
request.setTimeout(ANSWERED_WITHIN_MS, () => process.exit(1));
request.once('error', () => process.exit(1));
