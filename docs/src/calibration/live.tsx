import { type ComponentChild, render } from 'preact';
import { pageFiles as files } from '../explorer/load.js';
import { readQueryState } from '../explorer/query-state.js';
import { showRest } from '../layouts/waiting.js';
import { fillQueryState } from '../setup/query-state.js';
import { resolveSetup } from '../setup/resolve-setup.js';
import { isEmpty, readSetup } from '../setup/setup.js';
import { pageLanguage } from '../setup/texts.js';
import type { BuiltStep } from './built.js';
import { type Choice, Choices } from './Choices.js';
import { Notes } from './Notes.js';
import { browserStore, NotesStorage } from './notes-storage.js';
import { Sheet } from './Sheet.js';
import { StepPanel } from './StepPanel.js';
import { CalibrationSession } from './session.js';
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
  const kept = new NotesStorage(browserStore);
  const asked = readQueryState(location.search);
  const desk = new CalibrationSession(fillQueryState(asked, readSetup()), steps, texts, kept, files, draw);
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
  const settled = isEmpty(readSetup()) ? Promise.resolve(readSetup()) : resolveSetup(files);
  void settled.then((setup) => desk.go(fillQueryState(asked, setup))).finally(showRest);
}

/** Of what the page says of each slicer, shows that of one; null: of all. */
function showSlicer(slicer: string | null): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-slicers]'))
    place.hidden = slicer !== null && !place.dataset.slicers?.split(' ').includes(slicer);
}
