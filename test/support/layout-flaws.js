// Runs in a page: lists the flaws of its current layout. See layout.ts.
(() => {
  const flaws = [];
  const SLACK_PX = 1;
  const name = (element) =>
    `${element.localName}${element.id && `#${element.id}`}${[...element.classList].map((one) => `.${one}`).join('')}`;
  const where = (element) => `${name(element)} "${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  /** Visible; text for screen readers is a pixel in size. */
  const seen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > SLACK_PX && height > SLACK_PX && element.checkVisibility({ visibilityProperty: true });
  };
  /** Width without padding, px. */
  const widthInside = (element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };

  const wider = document.documentElement.scrollWidth - window.innerWidth;
  if (wider > 0) flaws.push(`the page scrolls sideways by ${wider} px`);

  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg') || element.closest('.hidden, .sr-only') || !seen(element)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const across = element.scrollWidth - element.clientWidth;
    const down = element.scrollHeight - element.clientHeight;
    const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
    if (cuts(overflowX) && across > SLACK_PX) flaws.push(`cut off at its side by ${across} px: ${where(element)}`);
    if (cuts(overflowY) && down > SLACK_PX) flaws.push(`cut off below by ${down} px: ${where(element)}`);
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll('input[placeholder]')) {
    if (!seen(field) || field.value) continue;
    pen.font = getComputedStyle(field).font;
    const out = Math.ceil(pen.measureText(field.placeholder).width - widthInside(field));
    if (out > SLACK_PX) flaws.push(`is longer than its field by ${out} px: "${field.placeholder}"`);
  }

  for (const cell of document.querySelectorAll('th, dd')) {
    const isNarrow = widthInside(cell) < 1.5 * Number.parseFloat(getComputedStyle(cell).fontSize);
    if (isNarrow && seen(cell) && cell.textContent.trim().length > 1)
      flaws.push(`has one character per line: ${where(cell)}`);
  }

  // Text that sticks out of its block overlaps its neighbours.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement } = texts.currentNode;
    if (
      !texts.currentNode.data.trim() ||
      parentElement.closest('svg, .hidden, .sr-only, select') ||
      !seen(parentElement)
    )
      continue;
    let block = parentElement;
    while (block && /^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement;
    if (!block || (block.scrollWidth > block.clientWidth && /auto|scroll/.test(getComputedStyle(block).overflowX)))
      continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const out = range.getBoundingClientRect().right - block.getBoundingClientRect().right;
    if (out > SLACK_PX) flaws.push(`sticks out by ${Math.round(out)} px: ${where(block)}`);
  }

  const parts = [...document.querySelectorAll('.site :is(.home, nav a, input, .language, .colours)')].filter(seen);
  for (const [index, one] of parts.entries()) {
    const a = one.getBoundingClientRect();
    for (const other of parts.slice(index + 1)) {
      const b = other.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > SLACK_PX && down > SLACK_PX) flaws.push(`over one another: ${where(one)} and ${where(other)}`);
    }
  }
  return [...new Set(flaws)];
})();
