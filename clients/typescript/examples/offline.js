// The same calls without a network: from a folder that holds a release.
import { OpenPrintData, UnknownNameError } from 'open-print-data';
import { folder } from 'open-print-data/folder';

const data = new OpenPrintData({ source: folder('dist') });

const { version, counts } = await data.index();
console.log(`${version.length} digits of version, ${counts.printers} printers`);
for (const found of await data.find('ender 3 s1', { kinds: ['printers'], limit: 2 })) console.log(found.name);
try {
  await data.printers.get('ender 3 s9');
} catch (error) {
  if (!(error instanceof UnknownNameError)) throw error;
  console.log(error.code, error.suggestions.length > 0 ? 'with suggestions' : 'without');
}
