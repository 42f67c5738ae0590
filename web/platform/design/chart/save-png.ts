/** Twice as many pixels as units, for print. */
const pixelsPerUnit = 2;
const drawnAttributes = ['fill', 'stroke', 'stroke-dasharray', 'font-size', 'font-weight'] as const;

/** Downloads a drawing of the page as a picture. Its `width` and `height` say how large it is. */
export async function savePng(svg: SVGSVGElement, name: string): Promise<void> {
  const image = new Image();
  const text = new XMLSerializer().serializeToString(withOwnLooks(svg));
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = svg.width.baseVal.value * pixelsPerUnit;
  canvas.height = svg.height.baseVal.value * pixelsPerUnit;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `${name}.png`;
  link.click();
}

/** A copy that needs no style sheet: a picture has none. */
function withOwnLooks(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>('*');
  svg.querySelectorAll('*').forEach((element, place) => {
    const style = getComputedStyle(element);
    for (const property of drawnAttributes)
      copies[place]?.setAttribute(property, style.getPropertyValue(property));
    copies[place]?.removeAttribute('class');
  });
  copy.removeAttribute('class');
  // The page's own face is no part of a picture.
  copy.setAttribute('font-family', 'Arial, Helvetica, sans-serif');
  return copy;
}
