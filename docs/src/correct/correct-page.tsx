import { readFileSync } from 'node:fs';
import { FILES } from '../../../core/contract/paths.js';
import type { PageLocale } from '../records/locale.js';
import type { Page } from '../records/page.js';
import { PUBLICATION } from '../reference/published.js';
import type { CorrectBuilt } from './correction-form.js';

/** The correction form; the URL identifies the value. */
export function correctPage({ say, to }: PageLocale): Page {
  const heading = say('Correct a value', '更正数据');
  const schema = JSON.parse(readFileSync('schemas/source/printer.schema.json', 'utf8'));
  const curated = Object.keys(schema.properties.curated.properties);
  const [{ repository }, { CONTACT: contact }] = [PUBLICATION, process.env];
  const built: CorrectBuilt = { curated, ...(repository && { repository }), ...(contact && { contact }) };
  return {
    path: '/correct/',
    heading,
    description: say(
      'Say what the value should be and where you read it; this page writes the correction.',
      '填写正确的值和出处，页面会写好更正内容。',
    ),
    crumbs: [],
    about: { '@type': 'WebPage', name: heading },
    file: FILES.index,
    waits: true,
    body: (
      <>
        <form class="correct late" autocomplete="off" hidden data-built={JSON.stringify(built)}>
          <p class="lead about" />
          <p class="now">
            {say('The page says: ', '页面现为：')}
            <output />
          </p>
          <label>
            <span>
              <b>{say('What it should be', '应为')}</b> <small class="hint quiet" />
            </span>
            <input name="value" placeholder={say('or “unknown”', '不知道正确值可填“未知”')} />
          </label>
          <label>
            <span>
              <b>{say('Where you read it', '出处')}</b>
            </span>
            <input name="source" type="url" placeholder="https://…" />
          </label>
          <label>
            <span>
              <b>{say('What you read there', '在那里读到的内容')}</b>
            </span>
            <textarea name="read" rows={2} />
          </label>
          <p class="problems caution" role="status" />
          <section class="result" hidden>
            <h2>{say('Your correction', '更正内容')}</h2>
            <pre class="text" />
            <p class="where" hidden />
            <p>
              <a class="send" href={to('/correct/')}>
                {say('Send it', '发送')}
              </a>{' '}
              <button type="button" class="copy">
                {say('Copy the text', '复制文本')}
              </button>{' '}
              <span class="copied" role="status" />
            </p>
            <details class="yourself">
              <summary>{say('Or change it yourself', '或自行修改')}</summary>
              <p>
                {say('This command makes the change in a copy of the data: ', '在数据副本中运行此命令即可修改：')}
                <a href={to('/contributing/')}>{say('how to contribute', '参与方法')}</a>
              </p>
              <pre class="command" />
            </details>
          </section>
        </form>
        <p class="quiet">
          {say(
            'Once all three are filled in, the correction appears, ready to send. A value without a source cannot be accepted. ',
            '三项填好后会显示可发送的更正内容。没有出处的数值无法采纳。',
          )}
          <a href={to('/sources/')}>{say('Sources', '来源')}</a>
        </p>
      </>
    ),
  };
}
