import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Changes, followChanges } from './changes.ts';

let streams: ServerResponse[];
let server: http.Server;
let changes: Changes;
let heard: string[][];

beforeEach(async () => {
  streams = [];
  heard = [];
  server = http.createServer((request, response) => {
    expect([request.url, request.headers['x-forwarded-for']]).toEqual(['/changes', undefined]);
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: *\n\n');
    streams.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  changes = followChanges(`http://127.0.0.1:${port}`, { now: () => 0, log: Fastify().log });
  changes.onChange((tags) => heard.push([...tags]));
});
afterEach(() => {
  changes.close();
  server.closeAllConnections();
  server.close();
});

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { interval: 5 });

test('each announcement is heard, also in pieces, and what is a comment is not', async () => {
  await until(() => streams.length === 1);
  streams[0]?.write(':\n\ndata: vendor:1 ci');
  streams[0]?.write('ty:3\n\n');
  await until(() => heard.length === 2);
  expect([changes.isFollowing, heard]).toEqual([true, [['*'], ['vendor:1', 'city:3']]]);
  expect(changes.lastOf(['city:3'])).toEqual({ count: 2, at: 0 });
  expect(changes.lastOf(['city:4'])).toEqual({ count: 1, at: 0 });
});

test('a connection that breaks is no longer followed, and is made again; then all may have changed', async () => {
  await until(() => changes.isFollowing);
  streams[0]?.destroy();
  await until(() => !changes.isFollowing);
  await until(() => changes.isFollowing);
  expect([streams.length, heard]).toEqual([2, [['*'], ['*']]]);
});

test('a connection that falls silent is taken for dead', async () => {
  await until(() => changes.isFollowing);
  await until(() => !changes.isFollowing);
  expect(heard).toEqual([['*']]);
});

test('an event without an end is not gathered for ever: the connection is made anew', async () => {
  await until(() => streams.length === 1);
  // It never falls silent.
  const writing = setInterval(() => streams[0]?.write('x'.repeat(16 * 1024)), 10);
  // The second stream is open before its first announcement has been read.
  await until(() => heard.length === 2);
  clearInterval(writing);
  expect(heard).toEqual([['*'], ['*']]);
});
