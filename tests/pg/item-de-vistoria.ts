/** A question of an inspection's type, obligatory and inside the house unless told otherwise. */
export const itemDeVistoria = (id: string, nome: string, tipo: string, mais: object = {}) => ({
  id,
  nome,
  tipo,
  obrigatorio: true,
  ordem: 1,
  opcoes: [],
  exemploUrl: null,
  ajuda: '',
  rodas: [],
  publico: false,
  ...mais,
})
