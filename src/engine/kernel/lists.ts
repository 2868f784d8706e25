/** Puts lists together in a loop: `flatMap` gives the same and takes several times as long, which counts where options are made. */

/** The lists that `given` makes of each item, put together in order. */
export function fromEach<Item, Given extends object | number>(
  items: readonly Item[],
  given: (item: Item) => readonly Given[],
): Given[] {
  const all: Given[] = [];
  for (const item of items) {
    const some = given(item);
    for (let index = 0; index < some.length; index++) {
      const one = some[index];
      if (one !== undefined) all.push(one);
    }
  }
  return all;
}

/** The item of a list that stands there. @throws RangeError if the list does not reach so far */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`there is no item ${index} in a list of ${items.length}`);
  return item;
}
