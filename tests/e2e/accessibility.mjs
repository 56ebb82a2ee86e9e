// axe, the accessibility checker.
import axe from '@axe-core/playwright';

export const AxeBuilder = axe.default ?? axe;

/** What a checker finds: each rule with the elements that break it. */
export async function findings(builder) {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}
