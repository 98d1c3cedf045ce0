import type { Catalogue } from '../records/catalogue.js';
import { LinkList } from '../records/lists.js';
import { useLocale } from '../records/use-locale.js';
import { HOST } from '../reference/host.js';

/** A drop area for the user's own file, read by a script; leads to the page of its printer and material. */
export function OwnFile() {
  const { say, to } = useLocale();
  const texts = {
    reading: say('Reading {name} …', '正在读取 {name}……'),
    failed: say('The file could not be read. Try again.', '文件读取失败，请重试。'),
    next: to('/explorer/'),
  };
  return (
    <section class="own-file" aria-labelledby="own-file" data-texts={JSON.stringify(texts)}>
      <h2 id="own-file">{say('Or drop your file', '或拖入您的文件')}</h2>
      <p>
        <label class="button">
          {say('Choose a file', '选择文件')}
          <input type="file" class="sr-only" disabled />
        </label>{' '}
        {say(
          'G-code, a 3MF project or an exported preset: compare your settings with those for your printer and material, and see which are outside their ranges.',
          'G-code、3MF 项目或导出的预设均可：把您的参数与该打印机和耗材的参数并排查看，并指出超出范围的值。',
        )}
      </p>
      <p class="quiet">
        {say(
          'The file is read in your browser and never uploaded. It stays in this tab until you remove it.',
          '文件只在浏览器中读取，不会上传，并保留在当前标签页中，直到您清除它。',
        )}
      </p>
      <p role="status" />
    </section>
  );
}

/** The other lists, with one sentence each. */
export function Lists({ from }: { from: Catalogue }) {
  const { say, to } = useLocale();
  const lists = [
    {
      path: '/printers/',
      name: say('Choose a printer', '选打印机'),
      text: say(
        'Filter by build volume, enclosure, temperatures and materials; compare up to four side by side.',
        '按打印体积、是否封闭、温度和耗材筛选，最多四款并排对比。',
      ),
    },
    {
      path: '/materials/',
      name: say(`${from.materials.size} materials`, `${from.materials.size} 种耗材`),
      text: say(
        'Temperatures, drying, safety, and which printers can print them.',
        '温度、烘干、安全，以及哪些打印机能打。',
      ),
    },
    {
      path: '/settings/',
      name: say(`${from.settings.size} slicer settings`, `${from.settings.size} 项切片参数`),
      text: say(
        'What each one does, where to find it in four slicers, and which defects it fixes.',
        '每项的作用、在四款切片软件中的位置，以及能解决哪些缺陷。',
      ),
    },
    {
      path: '/calibration/',
      name: say('Calibrate a new spool', '校准新耗材'),
      text: say(
        `${from.calibration.length} steps from the first layer to retraction, with your slicer's own tests and the values to try on your printer.`,
        `从首层到回抽共 ${from.calibration.length} 步，使用切片软件自带的测试，并给出您的打印机要试的数值。`,
      ),
    },
    {
      path: '/explorer/?view=compare',
      name: say('Compare', '对比'),
      text: say(
        'Two printers or two materials, value by value, with the source of each value.',
        '两款打印机或两种耗材逐项对比，每个数值都有出处。',
      ),
    },
    {
      path: '/download/',
      name: say('Downloads', '下载'),
      text: say(
        'Everything in one download: a database, spreadsheet tables or lines of JSON.',
        '一次取走全部数据：数据库、表格，或逐行 JSON。',
      ),
    },
  ];
  return (
    <ul class="doors">
      {lists.map(({ path, name, text }) => (
        <li key={path}>
          <a href={to(path)}>{name}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The section for developers: a request to the API with its answer. */
export function Developers({ sample }: { sample: { request: string; answer: string } }) {
  const { say } = useLocale();
  return (
    <section class="developers" aria-labelledby="developers">
      <div>
        <h2 id="developers">{say('For developers', '开发者')}</h2>
        <p>
          {say(
            'The same data as a free, read-only HTTP service and as files. No key, no account. Unknown values are null, never guesses.',
            '同样的数据也以免费的只读 HTTP 服务和文件提供。不需要密钥或账号；未知的值为 null，绝不猜测。',
          )}
        </p>
        <LinkList
          links={[
            ['/quick-start/', say('Quick start', '快速开始')],
            ['/endpoints/profiles/', say('Endpoints', '接口')],
            ['/endpoints/files/', say('As files', '按文件读取')],
            ['/openapi/', 'OpenAPI'],
            ['/mirrors/', say('Run a copy', '自建镜像')],
          ]}
        />
      </div>
      <div class="sample">
        <pre>
          <code>{`curl '${HOST}${sample.request}'`}</code>
        </pre>
        <pre>
          <code>{sample.answer}</code>
        </pre>
        <p class="quiet">{say('Some fields of the answer.', '响应中的部分字段。')}</p>
      </div>
    </section>
  );
}
