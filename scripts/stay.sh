#!/bin/sh
# Becomes the process that starts and watches the services. It makes little, so V8 and the C library need not let it grow.
root=$(cd "$(dirname "$0")/.." && pwd)
# Node caches compiled code: the second start is faster.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$root/.data/compile-cache}"
export MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
exec "$root/node_modules/.bin/node" --max-semi-space-size=1 --max-old-space-size=128 "$root/scripts/$1.ts"
