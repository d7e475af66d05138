// While bots play, what is waited for changes many times a second: each sentence stays long enough to be read.
import { useEffect, useRef, useState } from "../../vendor/preact.js";

const READ = 400; // milliseconds

/** @typedef {{text: string, isWaiting: boolean, isThinking: boolean}} Said */

/** What is to be said, at once unless one sentence about waiting follows another too soon. @param {Said} now @returns {Said} */
export function useCalm(now) {
  const newest = useRef(now);
  newest.current = now;
  const [shown, show] = useState(now);
  const isHeld = shown.isWaiting && now.isWaiting && shown.text !== now.text;
  useEffect(() => {
    const timer = isHeld ? setTimeout(() => show(newest.current), READ) : 0;
    return () => clearTimeout(timer);
  }, [isHeld]);
  useEffect(() => {
    if (!isHeld) show(newest.current);
  }, [isHeld, now.text, now.isWaiting]);
  return isHeld ? shown : now;
}
