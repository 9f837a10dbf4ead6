/** Notices of `comitente:<comId>`. */
export interface AvisosDasAvaliacoes {
  /** the house has said what a vehicle in a conditional sale is worth */
  'avaliacao-condicional': { lelUid: string }
}
