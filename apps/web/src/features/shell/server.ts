/** What the server draws at once and a browser loads after the page. */
export { default as AcceptedMarks } from './accepted-marks.tsx';
