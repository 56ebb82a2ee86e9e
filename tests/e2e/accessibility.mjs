// axe, the accessibility checker.
import axe from '@axe-core/playwright';

/** Its usual rules, and that the name of a control has its text: people who control their device by voice press it by its name. */
export class AxeBuilder extends (axe.default ?? axe) {
  constructor(where) {
    super(where);
    this.options({ rules: { 'label-content-name-mismatch': { enabled: true } }, resultTypes: ['violations'] });
  }

  /**
   * The checker brings what it finds together in a window of its own, for all frames. A page without frames needs none,
   * and its window stays in front.
   */
  async analyze() {
    const { page, option, includes, excludes } = this;
    if (page.frames().length > 1) return super.analyze();
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(this.script());
    const context = { include: includes, exclude: excludes };
    return page.evaluate(([context, options]) => window.axe.run(context, options), [context, option]);
  }
}

/** What a checker finds: each rule with the elements that break it. */
export async function findings(builder) {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}
