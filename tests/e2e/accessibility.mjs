// axe, the accessibility checker.
import axe from '@axe-core/playwright';

/** Its usual rules, and that the name of a control has its text: people who control their device by voice press it by its name. */
export class AxeBuilder extends (axe.default ?? axe) {
  constructor(where) {
    super(where);
    this.options({ rules: { 'label-content-name-mismatch': { enabled: true } } });
  }
}

/** What a checker finds: each rule with the elements that break it. */
export async function findings(builder) {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}
