// Where people are reached by name or number: no place for a session, and hidden in what two people write.

export const chatHosts: readonly string[] = [
  'wa.me',
  'whatsapp.com',
  'chat.whatsapp.com',
  'api.whatsapp.com',
  'web.whatsapp.com',
  'call.whatsapp.com',
  't.me',
  'telegram.me',
  'telegram.dog',
  'telegram.org',
  'm.me',
  'messenger.com',
  'facebook.com',
  'm.facebook.com',
  'fb.com',
  'fb.me',
  'instagram.com',
  'ig.me',
  'signal.me',
  'signal.group',
  'discord.gg',
  'discord.com',
  'line.me',
  'viber.com',
  'viber.me',
  'snapchat.com',
  'weixin.qq.com',
  'imo.im',
  'join.skype.com',
  'zalo.me',
  'kik.me',
  'vk.com',
  'vk.me',
];

/** Whether a host, with whatever stands before its name, is one of them. */
export function isChatHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return chatHosts.some((chat) => name === chat || name.endsWith(`.${chat}`));
}
