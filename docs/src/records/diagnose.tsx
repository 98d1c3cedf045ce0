import { FILES } from '../../../core/contract/paths.js';
import type { PageLocale } from './locale.js';
import type { Page } from './page.js';

/** The address that the diagnosis once had: it leads on to the symptoms, each of which asks its questions itself. */
export function diagnosePage({ say, to }: PageLocale): Page {
  return {
    path: '/diagnose/',
    heading: say('Find the cause step by step', '逐步查找原因'),
    description: say(
      'Choose what you see; on its page you can report what you know and answer a few questions, and the fixes change with your answers.',
      '先选择看到的现象，在其页面上说明已知情况并回答几个问题，解决方法会随之调整。',
    ),
    crumbs: [{ name: say('Fix a print', '解决打印问题'), path: '/symptoms/' }],
    about: { '@type': 'WebPage', name: say('Find the cause step by step', '逐步查找原因') },
    file: FILES.diagnose,
    body: (
      <p class="lead">
        <a href={to('/symptoms/')}>{say('Choose what you see', '选择看到的现象')}</a>
        {say('; if you are not sure, its page asks a few questions.', '；不确定原因时，其页面会提几个问题。')}
      </p>
    ),
  };
}
