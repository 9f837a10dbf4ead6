// The number by which people call a sale counts within its house. The id is the house's block of a million and this number
// (migration 0905); sales from before it have small ids and keep the number that stands on their papers.

const POR_CASA = 1_000_000

/** What stands on screens, papers and letters: "Venda 42". */
export const numeroDaVenda = (id: number): number => id % POR_CASA

/** The ids that a number typed by a person may mean in a house: of now, and of before the count within the house. */
export const idsDoNumero = (hotId: number, numero: number): readonly number[] =>
  numero < POR_CASA ? [hotId * POR_CASA + numero, numero] : [numero]
