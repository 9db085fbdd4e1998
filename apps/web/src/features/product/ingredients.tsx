/** Double asterisks enclose allergens, which are emphasised (Reg. (EU) 1169/2011, art. 21). */
export function Ingredients({ text }: { text: string }) {
  return (
    <p className="ingredients-text">
      {text.split('**').map((part, index) =>
        // Parts that were between asterisks have odd places; they never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
      )}
    </p>
  );
}
