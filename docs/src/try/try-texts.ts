import { type Language, LOCALES } from '../../../core/words/language.js';

export function tryTexts(language: Language) {
  const { say } = LOCALES[language];
  return {
    title: say('Try it', '试一试'),
    run: say('Run', '发送请求'),
    noScript: say(
      'Your browser does not run scripts: open the address above instead.',
      '浏览器未启用脚本：请直接打开上面的地址。',
    ),
    asking: say('Asking …', '请求中……'),
    took: say('{status} · {ms} ms · {size}', '{status} · {ms} ms · {size}'),
    headers: say('Headers', '响应头'),
    body: say('Body', '响应体'),
    more: say('{n} more lines', '还有 {n} 行'),
    suggestions: say('Did you mean: ', '您要找的是不是：'),
    unreachable: say(
      'No answer: the connection failed. Try again when you are online.',
      '没有响应：连接失败。请在联网后重试。',
    ),
    plain: say(
      'The server of this page serves files and does not answer queries. This file has the same content:',
      '当前网站的服务器只提供文件，不处理查询。下面是内容相同的文件：',
    ),
    plainWindow: say('Files have pages of {n} records; limit has no effect.', '文件每页 {n} 条记录，limit 不起作用。'),
    plainUnknown: say('No record is called “{name}”.', '没有名为“{name}”的记录。'),
    plainSeveral: say('“{name}” stands for several records.', '“{name}”对应多条记录。'),
    missing: say('This file does not exist here.', '这里没有这个文件。'),
    picture: say('The picture itself', '图片本身'),
  };
}

export type TryTexts = ReturnType<typeof tryTexts>;
