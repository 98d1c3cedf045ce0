const templates = new Map<string, string>();

/** Path of a changed field without the parts that vary by record: item names, and sizes such as nozzle diameters. */
export function fieldTemplate(path: string): string {
  let template = templates.get(path);
  if (template === undefined) {
    template = path.replace(/\[[^\]]*\]/g, '[]').replace(/\.\d+(\.\d+)?(-[a-z-]+)?(?=[.[]|$)/g, '.*');
    templates.set(path, template);
  }
  return template;
}
