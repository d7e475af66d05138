// The part of @panzoom/panzoom that Grognard uses.
export interface PanzoomObject {
  bind(): void;
  destroy(): void;
  getScale(): number;
  getPan(): { x: number; y: number };
  pan(x: number, y: number, options?: object): unknown;
  zoom(scale: number, options?: object): unknown;
  zoomIn(options?: object): unknown;
  zoomOut(options?: object): unknown;
  zoomToPoint(scale: number, point: { clientX: number; clientY: number }, options?: object): unknown;
  zoomWithWheel(event: WheelEvent, options?: object): unknown;
  reset(options?: object): unknown;
  setOptions(options: object): void;
}
export default function Panzoom(element: HTMLElement | SVGElement, options?: object): PanzoomObject;
