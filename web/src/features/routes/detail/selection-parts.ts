// What is read of a selected step or target, in one file: each part that is fetched by itself divides the files of all pages.

export { StepInspector } from '../step/step-inspector.tsx';
export { StereocentresDialog } from '../stereocentres/stereocentres-dialog.tsx';
