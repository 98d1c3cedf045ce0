import { type ComponentChild, render } from 'preact';
import { Loader } from '../explorer/load.js';
import { readPlace } from '../explorer/place.js';
import { fillPlace } from '../setup/place.js';
import { settleSetup } from '../setup/settle.js';
import { isEmpty, readSetup } from '../setup/setup.js';
import { pageLanguage } from '../setup/texts.js';
import type { BuiltStep } from './built.js';
import { type Choice, Choices } from './Choices.js';
import { Desk } from './desk.js';
import { browserStore, Kept } from './kept.js';
import { Notes } from './Notes.js';
import { Sheet } from './Sheet.js';
import { StepPanel } from './StepPanel.js';
import { calibrationTexts } from './texts.js';

/** What the page is built with for the browser. */
export interface BuiltPlan {
  steps: readonly BuiltStep[];
  materials: readonly Choice[];
}

/** Puts the choices, the panel of each step and the notes into their places on the page. */
export function bringToLife(top: HTMLElement): void {
  const { steps, materials } = JSON.parse(top.dataset.calibration ?? '') as BuiltPlan;
  const texts = calibrationTexts(pageLanguage());
  const loader = new Loader('', (url, options) => fetch(url, options));
  const kept = new Kept(browserStore);
  const asked = readPlace(location.search);
  const desk = new Desk(fillPlace(asked, readSetup()), steps, texts, kept, loader, draw);
  const put = (selector: string, child: ComponentChild) => {
    const place = document.querySelector<HTMLElement>(selector);
    if (!place) return;
    place.hidden = child === null;
    render(child, place);
  };

  function draw(): void {
    put('#choices', <Choices desk={desk} materials={materials} />);
    for (const step of steps)
      put(`#${step.id} .panel`, desk.spool === null ? null : <StepPanel desk={desk} step={step} />);
    put('#notes', <Notes desk={desk} />);
    put('#sheet', <Sheet desk={desk} />);
    showSlicer(desk.place.slicer);
  }

  addEventListener('storage', () => {
    kept.read();
    draw();
  });
  const settled = isEmpty(readSetup()) ? Promise.resolve(readSetup()) : settleSetup(loader);
  void settled.then((setup) => desk.go(fillPlace(asked, setup)));
}

/** Of what the page says of each slicer, shows that of one; null: of all. */
function showSlicer(slicer: string | null): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-slicers]'))
    place.hidden = slicer !== null && !place.dataset.slicers?.split(' ').includes(slicer);
}
