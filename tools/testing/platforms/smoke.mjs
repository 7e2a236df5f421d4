import assert from 'node:assert/strict';

/** Smoke test of a running site, each with 200: health, teams, a page in both languages, the API's page. */
export async function smoke(url) {
  for (const path of ['/api/health/ready', '/api/teams', '/', '/fr', '/api/docs']) {
    const answer = await fetch(url + path);
    assert.equal(answer.status, 200, path);
  }
}
