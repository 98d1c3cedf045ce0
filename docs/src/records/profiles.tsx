import type { Printer } from '../../../schemas/generated/record.js';
import { IN_YOUR_SLICER } from '../preset/place.js';
import type { Catalogue, ShortProfile } from './catalogue.js';
import { writeLink } from './explorer-link.js';
import { Scroll } from './scroll.js';
import type { Tongue } from './tongue.js';

interface Props {
  printer: Printer;
  profiles: readonly ShortProfile[];
  from: Catalogue;
  tongue: Tongue;
}

/** The materials that a printer has settings for, each with the main values of its profile. */
export function Profiles({ printer, profiles, from, tongue }: Props) {
  const { say, writer, texts, to } = tongue;
  const nozzle = printer.default_nozzle_diameter_mm;
  const title = say('Print settings by material', '各耗材的打印参数');
  const withheld = printer.provenance.withheld;
  const short = (value: number | null) => (value === null ? <i>–</i> : writer.number(value));
  return (
    <section id="materials">
      <h2>{title}</h2>
      {profiles.length === 0 ? (
        <p class="unknown">
          {say('No source has settings for this printer that can be published.', '没有来源提供可以公布的参数。')}
        </p>
      ) : (
        <>
          <p class="quiet">
            {say(
              `First layer → other layers, °C, with the ${nozzle} mm nozzle unless another is named. A dash: the source does not say.`,
              `首层 → 其他层，单位 °C；除另注明外均为 ${nozzle} mm 喷嘴。短横线表示来源未说明。`,
            )}
          </p>
          <Scroll title={title}>
            <table class="values">
              <thead>
                <tr>
                  <th scope="col">{texts.material}</th>
                  <th scope="col">{say('Nozzle, °C', '喷嘴 °C')}</th>
                  <th scope="col">{say('Bed, °C', '热床 °C')}</th>
                  <th scope="col">{say('Fan, %', '风扇 %')}</th>
                  <th scope="col">{say('Flow limit, mm³/s', '最大流量 mm³/s')}</th>
                  <th scope="col">{say('All values', '全部参数')}</th>
                  <th scope="col">{say('For your slicer', '用于切片软件')}</th>
                </tr>
              </thead>
              <tbody>
                {profiles.map((profile) => {
                  const name = from.materials.get(profile.material)?.name ?? profile.material;
                  const { fan_min_percent: least, fan_max_percent: most } = profile.cooling;
                  const { diameter_mm: diameter, variant } = profile.nozzle;
                  const link = to(writeLink({ printer: printer.id, material: profile.material, nozzle: variant }));
                  return (
                    <tr key={profile.material}>
                      <th scope="row">
                        <a href={to(`/materials/${profile.material}/`)}>{name}</a>
                        {diameter !== nozzle && <small> {writer.withUnit(variant, 'mm')}</small>}
                      </th>
                      <td>
                        <Layers of={profile.nozzle_temperature_c} />
                      </td>
                      <td>
                        <Layers of={profile.bed_temperature_c} />
                      </td>
                      <td>
                        {least === most ? (
                          short(least)
                        ) : (
                          <>
                            {short(least)}–{short(most)}
                          </>
                        )}
                      </td>
                      <td>{short(profile.max_volumetric_speed_mm3_s)}</td>
                      <td>
                        <a href={link}>
                          {say('open', '查看')}
                          <span class="hidden"> {name}</span>
                        </a>
                      </td>
                      <td>
                        <a href={`${link}#${IN_YOUR_SLICER}`}>
                          {say('settings', '设置')}
                          <span class="hidden">{say(` for your slicer: ${name}`, `，用于您的切片软件：${name}`)}</span>
                        </a>
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </Scroll>
        </>
      )}
      {withheld.length > 0 && (
        <p class="quiet">
          {say('Left out, because the printer cannot print it so: ', '因打印机无法达到而未公布：')}
          {[...new Set(withheld.map(({ material }) => material))]
            .map((id) => from.materials.get(id)?.name ?? id)
            .join(say(', ', '、'))}
        </p>
      )}
    </section>
  );
}

function Layers({ of: { first_layer: first, other_layers: others } }: { of: ShortProfile['nozzle_temperature_c'] }) {
  if (first === others) return <span>{others ?? '–'}</span>;
  return (
    <>
      {first ?? '–'} → {others ?? '–'}
    </>
  );
}
