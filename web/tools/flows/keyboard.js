// Keys as a browser handles them: the page gets the event first, and may prevent the default action.

/** @import {StandDocument} from "./elements.js" */

/**
 * Presses a key on the element that has the focus, and takes the default action unless the page prevents it.
 * @param {StandDocument} document
 * @param {string} key
 * @param {object} [facts] properties of the event
 */
export function strike(document, key, facts) {
  const { activeElement: at } = document;
  const event = Object.assign(new Event("keydown", { bubbles: true, cancelable: true }), { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...facts });
  if (!at.dispatchEvent(event) || event.ctrlKey || event.metaKey) return;
  const isField = at.localName === "textarea" || (at.localName === "input" && !["checkbox", "radio"].includes(at.type));
  if (key === "Escape") {
    const top = document.querySelectorAll("dialog").filter((one) => one.open).at(-1);
    if (top?.dispatchEvent(new Event("cancel", { cancelable: true }))) top.close();
  } else if (at.localName === "button" && ["Enter", " "].includes(key)) at.click();
  else if (at.localName === "input" && key === "Enter") at.settleText().form?.querySelectorAll("button").find((one) => one.type === "submit" && !one.disabled)?.click();
  else if (isField && key === "Backspace") at.write([...at.value].slice(0, -1).join(""));
  else if (isField && [...key].length === 1) at.write(at.value + key);
}
