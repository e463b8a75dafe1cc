// Two people meet in the call room: they hear each other, see who is muted and who comes and goes.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { beginSession } from './database.ts';
import { lantern, noViolations, openAsAdministrator, publishMentor, quickMentor, quickSignUp } from './people.ts';

/** A page whose connections can be asked from outside. */
async function openPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.context().addInitScript(() => {
    const connections: RTCPeerConnection[] = [];
    const Native = RTCPeerConnection;
    window.RTCPeerConnection = class extends Native {
      constructor(setup?: RTCConfiguration) {
        super(setup);
        connections.push(this);
      }
    };
    Object.assign(window, { connections });
  });
  return page;
}

/** What the last connection of this page has brought: bytes of sound, and how loud all of it was together. */
const heard = (page: Page) =>
  page.evaluate(async () => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] };
    for (const stat of (await connections.at(-1)?.getStats())?.values() ?? [])
      if (stat.type === 'inbound-rtp' && stat.kind === 'audio')
        return { bytes: stat.bytesReceived as number, energy: stat.totalAudioEnergy as number };
    return { bytes: 0, energy: 0 };
  });

async function hears(page: Page): Promise<void> {
  const before = await heard(page);
  await expect
    .poll(async () => {
      const now = await heard(page);
      return now.bytes > before.bytes && now.energy > before.energy;
    })
    .toBe(true);
  const sound = page.locator('audio');
  await expect
    .poll(() =>
      sound.evaluate((audio: HTMLAudioElement) => {
        const [track] = (audio.srcObject as MediaStream).getAudioTracks();
        return { state: track?.readyState, paused: audio.paused };
      }),
    )
    .toEqual({ state: 'live', paused: false });
}

const restart = (page: Page) =>
  page.evaluate(() => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] };
    connections.at(-1)?.restartIce();
  });

/** Names of the ways that this side offers: another one after each restart. */
const ways = (page: Page) =>
  page.evaluate(() => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] };
    return /^a=ice-ufrag:(.*)$/m.exec(connections.at(-1)?.currentLocalDescription?.sdp ?? '')?.[1];
  });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a student and a mentor meet, mute, are seen, leave and come back', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const { origin } = new URL(lantern('/'));
  const [mentor, student] = [await openPage(browser), await openPage(browser)];
  await openAsAdministrator(page);
  await quickMentor(page, mentor, 'Farhana Call');
  await publishMentor(mentor, { time_zone: 'UTC', meeting_link: '', call_room: true });
  await quickSignUp(student, 'Amina Rahman');
  const { user } = await (await mentor.request.get(lantern('/api/auth/session'))).json();
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const booked = await student.request.post(lantern('/api/prep-call/book'), {
    headers: { origin },
    data: { kind: 'free-session', date, time: '10:00', mentor_id: user.id },
  });
  const { session } = await booked.json();
  await student.goto(lantern(`/call/${session._id}`));
  await expect(student.getByText(/This call room opens at/)).toBeVisible();
  await beginSession(session._id);

  await student.goto(lantern('/my-sessions'));
  await student.getByRole('link', { name: 'Join Session' }).click();
  await expect(student.getByRole('button', { name: 'Join the call' })).toBeVisible();
  await noViolations(student);
  await press(student, 'Join the call');
  await expect(student.getByText('Farhana Call is not here yet.')).toBeVisible();
  await mentor.goto(lantern('/mentor'));
  await mentor.getByRole('link', { name: 'Join Session' }).click();
  await press(mentor, 'Join the call');
  await expect(mentor.getByText('You are connected with Amina Rahman.')).toBeVisible();
  await expect(student.getByText('You are connected with Farhana Call.')).toBeVisible();
  await hears(mentor);
  await hears(student);
  await expect(student.getByText(/^Connection: /)).toBeVisible();
  await noViolations(student);

  await press(mentor, 'Mute');
  await expect(student.getByText('Farhana Call is muted')).toBeVisible();
  await press(mentor, 'Unmute');
  await expect(student.getByText('Farhana Call is muted')).toBeHidden();

  await press(student, 'Switch the picture on');
  const picture = mentor.getByLabel('Picture of Amina Rahman');
  await expect.poll(() => picture.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  await noViolations(mentor);
  await press(student, 'Switch the picture off');
  await expect(picture).toBeHidden();

  // both look for another way at the same moment, as after a cut
  const before = [await ways(student), await ways(mentor)];
  await Promise.all([restart(student), restart(mentor)]);
  await expect
    .poll(async () => [(await ways(student)) !== before[0], (await ways(mentor)) !== before[1]])
    .toEqual([true, true]);
  await hears(student);
  await hears(mentor);

  const second = await student.context().newPage();
  await second.goto(lantern(`/call/${session._id}`));
  await press(second, 'Join the call');
  await expect(second.getByText('You are in this call in another tab or on another device.')).toBeVisible();
  await press(second, 'Go on here');
  await expect(second.getByText('You are connected with Farhana Call.')).toBeVisible();
  await expect(student.getByText('You are in this call in another tab or on another device.')).toBeVisible();
  await hears(mentor);
  await second.close();
  await student.bringToFront();
  await press(student, 'Go on here');
  await expect(student.getByText('You are connected with Farhana Call.')).toBeVisible();

  await press(mentor, 'Leave');
  await expect(student.getByText('Farhana Call left. You can wait here.')).toBeVisible();
  await noViolations(mentor);
  await press(mentor, 'Come back');
  await expect(student.getByText('You are connected with Farhana Call.')).toBeVisible();
  await hears(student);
  await hears(mentor);

  // a page that is loaded anew is another one to the other
  await mentor.reload();
  await press(mentor, 'Join the call');
  await expect(mentor.getByText('You are connected with Amina Rahman.')).toBeVisible();
  await hears(mentor);
});
