// The part of preact, its hooks and signals that Grognard uses; html templates are not type-checked.
export interface VNode { type: unknown; props: unknown; key: unknown }
export type Child = VNode | string | number | boolean | null | undefined | Child[];
export type Component<P = any> = (props: P) => Child;
export function h(type: unknown, props?: object | null, ...children: unknown[]): VNode;
export function render(tree: Child, parent: Element): void;
export function html(strings: TemplateStringsArray, ...values: unknown[]): VNode;
export const Fragment: Component;
export function createContext<T>(first: T): { Provider: Component<{ value: T }> };
export function useContext<T>(context: { Provider: Component<{ value: T }> }): T;
export function useState<T>(first: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
export function useEffect(run: () => void | (() => void), inputs?: unknown[]): void;
export function useLayoutEffect(run: () => void | (() => void), inputs?: unknown[]): void;
export function useRef<T>(first: T): { current: T };
export function useMemo<T>(make: () => T, inputs: unknown[]): T;
export function useCallback<F extends (...given: any[]) => unknown>(call: F, inputs: unknown[]): F;
export function useId(): string;
export interface Signal<T> { value: T; peek(): T; subscribe(call: (value: T) => void): () => void }
export interface ReadonlySignal<T> { readonly value: T; peek(): T; subscribe(call: (value: T) => void): () => void }
export function signal<T>(first: T): Signal<T>;
export function computed<T>(make: () => T): ReadonlySignal<T>;
export function effect(run: () => void | (() => void)): () => void;
export function batch<T>(run: () => T): T;
export function untracked<T>(run: () => T): T;
export function useSignal<T>(first: T): Signal<T>;
export function useComputed<T>(make: () => T): ReadonlySignal<T>;
export function useSignalEffect(run: () => void | (() => void)): void;
