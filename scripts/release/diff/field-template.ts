const templates = new Map<string, string>();

/** A path of a changed field without what differs by record: names of items, and sizes such as nozzle diameters. */
export function fieldTemplate(path: string): string {
  let template = templates.get(path);
  if (template === undefined) {
    template = path.replace(/\[[^\]]*\]/g, '[]').replace(/\.\d+(\.\d+)?(-[a-z-]+)?(?=[.[]|$)/g, '.*');
    templates.set(path, template);
  }
  return template;
}
